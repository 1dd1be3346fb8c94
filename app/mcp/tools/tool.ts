import type { Ask, Json } from "../ask-operation.ts";

/** Hints of the protocol: what a client may do without asking a person. */
type Annotations = {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
};

/** Something that an agent may do. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  /** Id of the operation behind it, which says what plan and scope it needs. */
  operation: string;
  /** JSON schemas of the arguments and of the structured result. */
  input: Json;
  output: Json;
  annotations: Annotations;
  call: (args: Json, ask: Ask) => Promise<Json>;
  /** The result in a sentence or two. */
  tell: (result: never) => string;
};

/** Looks at something that is in the service already. */
export const READS: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
/** Makes something new each time; nothing that is there changes. */
export const ADDS: Annotations = { ...READS, readOnlyHint: false, idempotentHint: false };
