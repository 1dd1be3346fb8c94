import { follow, listDescribed } from "../document.ts";

export type Schema = {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
};
export type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema };
export type FuzzOperation = {
  method: string;
  template: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Media types of a body that is a file. */
  fileTypes: string[];
};

/** The operations of the OpenAPI document with the schemas of what they take, references resolved. */
export function readOperations(): FuzzOperation[] {
  return listDescribed().map(([name, { parameters = [], requestBody }]) => {
    const [method = "", template = ""] = name.split(" ");
    const types = Object.keys(requestBody?.content ?? {});
    return {
      method,
      template,
      parameters: resolve(parameters) as Parameter[],
      body: resolve(requestBody?.content["application/json"]?.schema) as Schema | undefined,
      fileTypes: types.filter((type) => type !== "application/json"),
    };
  });
}

function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(follow(value)).map(([name, one]) => [name, resolve(one)]));
}
