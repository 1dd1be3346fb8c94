// Writes lib/client/plinth.ts: run it after every change of an operation, a schema or a part of the client.
import { writeFileSync } from "node:fs";
import { CLIENT_FILE, writeClient } from "./client/write-client.ts";

writeFileSync(CLIENT_FILE, writeClient());
process.stdout.write(`wrote ${CLIENT_FILE}\n`);
