import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../settings.ts";
import {
  answerOf,
  bodyFields,
  bodyOf,
  type ClientDocument,
  hasFile,
  listErrors,
  listMessages,
  listNamed,
  listOperations,
  type Operation,
  readClientDocument,
  routeOf,
  wordsOf,
} from "./read-operations.ts";
import { nameOf, type Schema, writeComment, writeType } from "./write-types.ts";

export const CLIENT_FILE = join(ROOT, "lib/client/plinth.ts");

/** In the order in which a reader wants them. */
const PARTS = [
  "make-client",
  "send-request",
  "wait-for-audit",
  "list-pages",
  "verify-webhook",
  "plinth-error",
  "read-answer",
];

const INTERNAL = /^export (?=(?:async )?function (?:sendRequest|pause|waitForAudit|readAnswer|errorOf)\b)/gm;

const HEAD = `// The client of a Plinth service in one file: copy it. It needs nothing but fetch and WebCrypto, and runs on
// Node.js from 20.3 on, Deno, Bun and workers. Written by \`npm run client\` from the OpenAPI document and lib/client/parts.
`;

/**
 * The text of the client: the parts that are written by hand, without their imports, and the types of every operation of
 * the OpenAPI document.
 * @throws Error when two things would have the same name.
 */
export function writeClient(): string {
  const document = readClientDocument();
  const operations = listOperations(document);
  const { schemas } = document.components;
  const text = [
    HEAD,
    ...PARTS.map(readPart),
    ...operations.flatMap((operation) => [writeInput(operation, schemas), writeAnswer(operation)]),
    writeEvents(document),
    ...listNamed(document).map(({ name, schema }) => writeNamed(name, schema)),
    writeSignatures(operations),
    writeTable(operations),
    writeErrors(document),
  ].join("\n");
  refuseDoubles(text);
  return format(text);
}

/** What the parts only give to each other is not exported. */
function readPart(name: string): string {
  const text = readFileSync(join(ROOT, "lib/client/parts", `${name}.ts`), "utf8");
  return text.replace(/^import [^;]+;\n/gm, "").replace(INTERNAL, "");
}

function writeNamed(name: string, schema: Schema): string {
  return `${writeComment(schema.description ?? "")}export type ${nameOf(name)} = ${writeType(schema)};\n`;
}

const nameFor = ({ operationId }: Operation, what: "Input" | "Answer") =>
  `${operationId[0]?.toUpperCase()}${operationId.slice(1)}${what}`;

/** Path, query and body fields together: one object that an editor can complete. */
function writeInput(operation: Operation, schemas: Record<string, Schema>): string {
  const { operationId, parameters } = operation;
  const body = bodyOf(operation);
  const fields = bodyFields(operation, schemas)?.properties;
  const properties: [string, Schema][] = parameters.map(({ name, description = "", schema }) => [
    name,
    { ...schema, description },
  ]);
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  if (hasFile(operation)) {
    properties.push(["file", { $ref: "FileToSend", description: operation.requestBody?.description }]);
    required.push("file");
  }
  const asObject: Schema = { type: "object", properties: Object.fromEntries(properties), required };
  const hasFields = Object.keys(fields ?? {}).length > 0;
  const types = [
    ...(parameters.length > 0 || !hasFields ? [asObject] : []),
    ...(body && hasFields ? [body] : []),
  ];
  const doc = writeComment(`Of ${operationId}: ${operation.method} ${operation.path}.`);
  return `${doc}export type ${nameFor(operation, "Input")} = ${types.map(writeType).join(" & ")};\n`;
}

/** An answer that has no name in the document gets one after its operation. */
function writeAnswer(operation: Operation): string {
  const schema = answerOf(operation);
  if (schema.$ref) return "";
  const doc = writeComment(`What ${operation.operationId} answers.`);
  return `${doc}export type ${nameFor(operation, "Answer")} = ${writeType(schema)};\n`;
}

/** What verifyWebhook gives: the messages of the document. */
function writeEvents(document: ClientDocument): string {
  const types = listMessages(document).map(writeType);
  return `/** What a webhook tells, by its \`type\`. */\nexport type PlinthEvent = ${types.join(" | ")};\n`;
}

function writeSignatures(operations: Operation[]): string {
  const methods = operations.map((operation) => {
    const { operationId, parameters, method, requestBody } = operation;
    const needsInput = parameters.some((one) => one.required) || requestBody?.required;
    const schema = answerOf(operation);
    const answer = schema.$ref ? writeType(schema) : nameFor(operation, "Answer");
    const options = method === "POST" ? "PostOptions" : "CallOptions";
    const doc = writeComment(`${wordsOf(operation)}${operation.deprecated ? "\n@deprecated" : ""}`);
    const input = `input${needsInput ? "" : "?"}: ${nameFor(operation, "Input")}`;
    return `${doc}${operationId}(${input}, options?: ${options}): Promise<${answer}>;`;
  });
  return `/** Every operation of the service. */\nexport type PlinthOperations = {\n${methods.join("\n")}\n};\n`;
}

function writeTable(operations: Operation[]): string {
  const entries = operations.map((one) => `${one.operationId}: ${JSON.stringify(routeOf(one))},`);
  const type = "Record<keyof PlinthOperations, OperationRoute>";
  return `/** Where each operation lives. */\nexport const OPERATIONS: ${type} = {\n${entries.join("\n")}\n};\n`;
}

/** A class for every code, and which code has which. */
function writeErrors(document: ClientDocument): string {
  const errors = listErrors(document);
  const classes = errors.map(
    ({ code, name }) => `/** \`${code}\` */\nexport class ${name} extends PlinthError {}\n`,
  );
  const table = errors.map(({ code, name }) => `${code}: ${name},`);
  return `${classes.join("")}\n/** The class of each code. */\nexport const ERRORS = {\n${table.join("\n")}\n};\n`;
}

function refuseDoubles(text: string): void {
  const names = [...text.matchAll(/^(?:export )?(?:async )?(?:function\*?|class|const|type) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const double = names.find((name, position) => names.indexOf(name) !== position);
  if (double) throw new Error(`the client would have two things called ${double}`);
}

/** As the formatter of the project would, so that the file stands among the others. */
function format(text: string): string {
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "format", `--stdin-file-path=${CLIENT_FILE}`];
  const done = spawnSync(process.execPath, args, { cwd: ROOT, input: text, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`the client cannot be formatted:\n${done.stderr}`);
  return done.stdout;
}
