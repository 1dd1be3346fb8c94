// Writes the clients, and builds the package of the TypeScript one: run it after every change of an operation, a schema or a
// part of a client.
import { writeFileSync } from "node:fs";
import { buildPackage } from "./client/build-package.ts";
import { CLIENT_FILE, writeClient } from "./client/write-client.ts";
import { writePython } from "./client/write-python.ts";

const files = { [CLIENT_FILE]: writeClient(), ...writePython() };
for (const [path, text] of Object.entries(files)) {
  writeFileSync(path, text);
  process.stdout.write(`wrote ${path}\n`);
}
await buildPackage();
