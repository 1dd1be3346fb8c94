import {
  type Answer,
  type ApiDocument,
  type DocumentedOperation,
  nameOf,
  type Parameter,
  type Reference,
  type Schema,
} from "./document.ts";
import { type Field, readField, readFields } from "./read-fields.ts";

type ProblemExample = { title: string; code: string; detail: string };
export type Refusal = { status: number; problems: ProblemExample[] };
export type Input = Field & { place: "path" | "query"; example: string };
export type Body = { isRequired: boolean; fields: Field[]; example: Record<string, unknown> | null };
/** A body that is a file and no JSON. */
export type FileBody = {
  /** What it is, and how large it may be. */
  text: string;
  /** Media types that it may be sent as. */
  types: string[];
  /** The beginning of one, of the first type. */
  example: string;
};

export type Operation = {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  /** In paragraphs. */
  text: string[];
  isDeprecated: boolean;
  inputs: Input[];
  body: Body | null;
  file: FileBody | null;
  answer: { text: string; fields: Field[]; example: string };
  /** What only this operation, or only some, can answer. */
  refusals: Refusal[];
  /** What others answer in the same words. */
  sharedRefusals: { status: number; titles: string[] }[];
};

export type Event = { type: string; summary: string; text: string; fields: Field[]; example: string };
export type Group = { tag: string; text: string; operations: Operation[] };
type ApiReference = {
  baseUrl: string;
  groups: Group[];
  shared: Refusal[];
  /** The body of a refusal that lists wrong fields. */
  refusalExample: string;
  events: Event[];
};

const METHODS = ["get", "post", "patch", "put", "delete"];

/** The document as the reference shows it, in the document's own order. */
export function readReference(document: ApiDocument): ApiReference {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const declared = methods[method];
      return declared ? [readOperation(path, method, declared, document)] : [];
    }),
  );
  const groups = (document.tags ?? []).map(({ name, description = "" }) => ({
    tag: name,
    text: description,
    operations: operations.filter((operation) => operation.tag === name),
  }));
  return {
    baseUrl: document.servers[0]?.url ?? "",
    groups,
    shared: Object.values(document.components?.responses ?? {}).flatMap((answer) => readRefusal(answer)),
    refusalExample: readRefusalExample(document),
    events: readEvents(document),
  };
}

function readOperation(
  path: string,
  method: string,
  declared: DocumentedOperation,
  document: ApiDocument,
): Operation {
  const named = document.components?.schemas ?? {};
  const media = declared.requestBody?.content?.["application/json"];
  const paragraphs = (declared.description ?? "").split("\n\n");
  return {
    id: declared.operationId,
    tag: declared.tags?.[0] ?? "",
    method: method.toUpperCase(),
    path,
    summary: declared.summary,
    // Plan and scope stand beside the path.
    text: paragraphs.filter((one) => !one.startsWith("Minimum plan:")),
    isDeprecated: declared.deprecated ?? false,
    inputs: (declared.parameters ?? []).flatMap((one) => readInput(one, named)),
    body: media?.schema ? readBody(declared, media.schema, media.example, named) : null,
    file: media ? null : readFile(declared),
    ...readAnswers(declared, document),
  };
}

/** Headers are the same everywhere: the page tells of them once. */
function readInput(given: Parameter | Reference, named: Record<string, Schema>): Input[] {
  if ("$ref" in given || (given.in !== "path" && given.in !== "query")) return [];
  const { name, schema = {}, required = false, example } = given;
  const field = readField(name, schema, required, named);
  const text = given.description ?? field.text;
  const isUseful = required || (example !== schema.default && !name.endsWith("_id"));
  return [
    { ...field, text, place: given.in, example: isUseful && example !== undefined ? String(example) : "" },
  ];
}

function readFile({ requestBody }: DocumentedOperation): FileBody | null {
  if (!requestBody) return null;
  const { description: text = "", content = {} } = requestBody;
  const [first] = Object.values(content);
  return { text, types: Object.keys(content), example: String(first?.example ?? "") };
}

/** Of the example the workspace is left out: the key's own is the one that exists. */
function readBody(
  { requestBody }: DocumentedOperation,
  schema: Schema,
  example: unknown,
  named: Record<string, Schema>,
): Body {
  const { workspace_id: _, ...rest } = (example ?? {}) as Record<string, unknown>;
  return {
    isRequired: requestBody?.required ?? false,
    fields: readFields(schema, named),
    example: example === undefined ? null : rest,
  };
}

function readAnswers({ responses }: DocumentedOperation, { components }: ApiDocument) {
  const success = responses[200];
  const media = success && "content" in success ? success.content?.["application/json"] : undefined;
  const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const own = refused.flatMap(([, answer]) => ("$ref" in answer ? [] : readRefusal(answer)));
  const shared = refused.flatMap(([, answer]) => {
    const found = "$ref" in answer ? components?.responses?.[nameOf(answer.$ref)] : undefined;
    return (found ? readRefusal(found) : []).map(({ status, problems }) => ({
      status,
      titles: problems.map(({ title }) => title),
    }));
  });
  return {
    answer: {
      text: success && "description" in success ? success.description : "",
      fields: readFields(media?.schema ?? {}, components?.schemas ?? {}),
      example: media?.example === undefined ? "" : JSON.stringify(media.example, null, 2),
    },
    refusals: own,
    sharedRefusals: shared,
  };
}

/** A refusal names its problems by their examples. */
function readRefusal({ content }: Answer): Refusal[] {
  const examples = Object.entries(content?.["application/problem+json"]?.examples ?? {});
  const problems = examples.map(([code, { summary, value }]) => ({
    title: summary ?? code,
    code,
    detail: (value as ProblemBody | undefined)?.detail ?? "",
  }));
  const status = (examples[0]?.[1].value as ProblemBody | undefined)?.status;
  return status === undefined ? [] : [{ status, problems }];
}

type ProblemBody = { status?: number; detail?: string; errors?: unknown[] };

/** One is enough: all bodies of refusals look alike. */
function readRefusalExample({ paths }: ApiDocument): string {
  const answers = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
  );
  const bodies = answers.flatMap((answer) =>
    "$ref" in answer ? [] : Object.values(answer.content?.["application/problem+json"]?.examples ?? {}),
  );
  const found = bodies.find(({ value }) => (value as ProblemBody | undefined)?.errors?.length);
  return found ? JSON.stringify(found.value, null, 2) : "";
}

function readEvents({ webhooks = {}, components }: ApiDocument): Event[] {
  return Object.entries(webhooks).map(([type, { post }]) => {
    const media = post.requestBody?.content?.["application/json"];
    return {
      type,
      summary: post.summary,
      text: post.description ?? "",
      fields: readFields(media?.schema ?? {}, components?.schemas ?? {}),
      example: media?.example === undefined ? "" : JSON.stringify(media.example, null, 2),
    };
  });
}
