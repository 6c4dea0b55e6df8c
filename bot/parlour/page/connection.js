/** The socket to the server: it opens again by itself, and every request gets a reply. */

const RETRY = 700;

let socket = null;
let last = 0;
const open = new Map();

/** Connect, and stay connected. `take(event)` gets whatever is told; `turn(connected)` whether the line is up. */
export function connect(take, turn) {
  socket = new WebSocket(`ws://${location.host}/socket`);
  socket.addEventListener("message", ({ data }) => {
    const event = JSON.parse(data);
    if (event.op === "reply") {
      open.get(event.seq)?.(event);
      open.delete(event.seq);
    } else {
      if (event.op === "world") turn(true);
      take(event);
    }
  });
  socket.addEventListener("close", () => {
    for (const resolve of open.values()) resolve({ why: "lost" });
    open.clear();
    turn(false);
    setTimeout(() => connect(take, turn), RETRY);
  });
}

/** Why a request failed, as the key of a text. */
export const REASONS = { "no-answer": "no-answer", impossible: "impossible", "nothing-due": "nothing-due", lost: "disconnected" };

/** Ask for something. The reply has `why`, a key of `REASONS`, if it did not work. */
export function ask(request) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ why: "lost" });
  last += 1;
  const seq = last;
  const reply = new Promise((resolve) => open.set(seq, resolve));
  socket.send(JSON.stringify({ ...request, seq }));
  return reply;
}
