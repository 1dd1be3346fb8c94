import { openAsBlob } from "node:fs";
import { type ListPage, OPERATIONS, type PlinthOperations, pages } from "../../../../lib/client/plinth.ts";
import { argument, type Command } from "../command.ts";
import { UsageError } from "../settings.ts";

type AnyOperation = (input: Record<string, unknown>, options?: object) => Promise<ListPage>;

export const CALL: Command = {
  name: "call",
  usage: "OPERATION [--input JSON] [--file PATH] [--all]",
  summary: "Call any operation of the API by its name, such as getScoreHistory",
  options: {
    input: { type: "string" },
    file: { type: "string" },
    all: { type: "boolean" },
    "idempotency-key": { type: "string" },
  },
  run: async (given) => {
    const name = argument(given, 0, "the name of the operation");
    if (!Object.hasOwn(OPERATIONS, name)) throw new UsageError(`There is no operation ${name}.`);
    const { file, all, "idempotency-key": idempotencyKey } = given.options;
    const input = readInput(given.options.input);
    if (typeof file === "string") input.file = await openAsBlob(file);
    const operation = given.client()[name as keyof PlinthOperations] as unknown as AnyOperation;
    if (all) {
      const read: unknown[] = [];
      for await (const page of pages(operation, input)) read.push(page);
      return { answer: { pages: read }, lines: [JSON.stringify(read, null, 2)] };
    }
    const answer = await operation(input, idempotencyKey ? { idempotencyKey } : {});
    return { answer, lines: [JSON.stringify(answer, null, 2)] };
  },
};

function readInput(text: string | boolean | undefined): Record<string, unknown> {
  if (typeof text !== "string") return {};
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null && !Array.isArray(read))
      return read as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new UsageError("--input takes a JSON object.");
}
