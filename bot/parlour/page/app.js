/** The parlour's page: what the server tells goes into the store, and each part draws itself from there. */

import { notice } from "./acting.js";
import { drawComposer } from "./composer.js";
import { connect } from "./connection.js";
import { byId } from "./dom.js";
import { drawGuide } from "./guide.js";
import { arrived, drawLog } from "./log.js";
import { drawPeople } from "./people.js";
import { drawPlaces } from "./places.js";
import { isPressing } from "./pressing.js";
import { changed, dropMessage, onChange, state, takeFurniture, takeMessage, takeTime, takeWorld } from "./store.js";
import { locale, t } from "./texts.js";
import { tick } from "./times.js";

const TICK = 20_000;

function take(event) {
  switch (event.op) {
    case "world":
      takeWorld(event);
      break;
    case "furniture":
      takeFurniture(event);
      break;
    case "message":
      if (takeMessage(event.message)) arrived(event.message);
      break;
    case "time":
      takeTime(event.now);
      break;
    case "gone":
      dropMessage(event.id, event.channel);
      break;
  }
}

function turn(connected) {
  if (connected === state.connected) return;
  state.connected = connected;
  document.body.classList.toggle("cut-off", !connected);
  if (state.me) notice(connected ? "" : t("disconnected"));
  changed();
}

onChange(() => {
  if (!state.me || isPressing()) return;
  document.documentElement.lang = locale();
  byId("skip").textContent = t("skip");
  byId("main").setAttribute("aria-label", state.guild.name);
  drawPlaces();
  drawPeople();
  drawComposer();
  drawGuide();
  drawLog();
  tick();
});
setInterval(() => state.me && tick(), TICK);

byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("words")?.focus();
});

connect(take, turn);
