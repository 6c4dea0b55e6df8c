// Writes requests.schema.json: the request bodies of Discord's API as JSON Schema.
//
// Source: npm discord-api-spec (MIT), which generates Zod validators from Discord's own OpenAPI document.
// Run: npm install --no-save && node make_schema.mjs

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as validators from "discord-api-spec/zod";
import { z } from "zod";

const REQUESTS = [
  "ApplicationCommandAutocompleteCallbackRequest",
  "ApplicationCommandCreateRequest",
  "ApplicationCommandUpdateRequest",
  "CreateMessageInteractionCallbackRequest",
  "CreatePrivateChannelRequest",
  "CreateTextThreadWithMessageRequest",
  "CreateTextThreadWithoutMessageRequest",
  "ExternalScheduledEventCreateRequest",
  "ExternalScheduledEventPatchRequestPartial",
  "IncomingWebhookRequestPartial",
  "IncomingWebhookUpdateRequestPartial",
  "MessageCreateRequest",
  "MessageEditRequestPartial",
  "ModalInteractionCallbackRequest",
  "UpdateGuildChannelRequestPartial",
  "UpdateMessageInteractionCallbackRequest",
  "UpdateThreadRequestPartial",
];

// JSON has no "undefined": without this, a union with it would let everything pass.
function override({ zodSchema, jsonSchema }) {
  if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
}

const schemas = {};
for (const name of REQUESTS) {
  const validator = validators[`${name}Schema`];
  if (!validator) throw new Error(`discord-api-spec no longer has ${name}`);
  schemas[name] = z.toJSONSchema(validator, { io: "input", override, reused: "ref", unrepresentable: "any" });
}

const target = fileURLToPath(new URL("requests.schema.json", import.meta.url));
const lines = Object.entries(schemas).map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
writeFileSync(target, `{\n${lines.join(",\n")}\n}\n`);
console.log(`${target}: ${REQUESTS.length} requests`);
