import { z } from "zod";
import type { Json } from "../ask-operation.ts";
import { findOperation } from "../operations.ts";
import { jsonSchemaOf } from "./json-schemas.ts";
import type { Tool } from "./tool.ts";

type Options<R> = Pick<Tool, "name" | "title" | "description" | "operation" | "annotations"> & {
  /** Fields of the operation that the tool does not take. */
  without?: string[];
  /** What is sent where an agent leaves it out. */
  defaults?: Json;
  /** Whether an agent may name the call, so that repeating it does nothing again. */
  repeatable?: boolean;
  tell: (result: R) => string;
};

const IDEMPOTENCY_KEY = z.string().min(1).max(255).optional().meta({
  description:
    "A name of your choice for this one action. For 24 hours, a call with the same name and arguments does nothing again and returns the first result: use it when you repeat a call whose result you did not see.",
});

/** The tool of one operation: its arguments are the operation's parameters and body, its result is the operation's answer. */
export function operationTool<R>(options: Options<R>): Tool {
  const { without = [], defaults = {}, repeatable = false, tell, ...words } = options;
  const { params, query, body, response } = findOperation(words.operation).declaration;
  const shapes = { ...params?.shape, ...query?.shape, ...body?.shape };
  const shape = Object.fromEntries(Object.entries(shapes).filter(([name]) => !without.includes(name)));
  const input = jsonSchemaOf(
    z.object({ ...shape, ...(repeatable && { idempotency_key: IDEMPOTENCY_KEY }) }),
    "input",
  );
  return {
    ...words,
    input: withDefaults(input, defaults),
    output: jsonSchemaOf(response, "output"),
    call: ({ idempotency_key: key, ...args }, ask) => {
      const taken = Object.entries(args).filter(([name]) => Object.hasOwn(shape, name));
      const asked = { ...defaults, ...Object.fromEntries(taken) };
      return ask(words.operation, asked, repeatable && key !== undefined ? String(key) : undefined);
    },
    tell,
  };
}

function withDefaults(input: Json, defaults: Json): Json {
  const properties = { ...(input.properties as Record<string, Json>) };
  for (const [name, value] of Object.entries(defaults))
    properties[name] = { ...properties[name], default: value };
  return { ...input, properties };
}
