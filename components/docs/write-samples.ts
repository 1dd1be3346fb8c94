import type { Language } from "./languages.ts";
import type { Operation } from "./read-reference.ts";

type Request = {
  url: string;
  method: string;
  body: Record<string, unknown> | null;
  /** Media type of a body that is a file. */
  fileType: string | undefined;
  isPost: boolean;
};

/** What the samples call the file that they send. */
const FILE = "posts.csv";

const TYPESCRIPT: Dialect = {
  indent: "  ",
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)),
  word: (value) => JSON.stringify(value),
};
const PYTHON: Dialect = {
  indent: "    ",
  key: (name) => JSON.stringify(name),
  word: (value) =>
    value === true ? "True" : value === false ? "False" : value === null ? "None" : JSON.stringify(value),
};

/** Code that sends the example of an operation, in every language of the reference. */
export function writeSamples(operation: Operation, baseUrl: string): Record<Language, string> {
  const { method, body, file } = operation;
  const url = `${baseUrl}${writePath(operation)}`;
  const request = {
    url,
    method,
    body: body?.example ?? (body ? {} : null),
    fileType: file?.types[0],
    isPost: method === "POST",
  };
  return {
    curl: writeCurl(request),
    TypeScript: writeTypeScript(operation, baseUrl),
    Python: writePython(request),
  };
}

/** The path with the example's parameters. */
function writePath({ path, inputs }: Operation): string {
  const value = (name: string) => inputs.find((one) => one.name === name)?.example ?? "";
  const filled = path.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => encodeURIComponent(value(name)) || whole,
  );
  const search = new URLSearchParams(
    inputs.filter(({ place, example }) => place === "query" && example).map((one) => [one.name, one.example]),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function writeCurl({ url, method, body, fileType, isPost }: Request): string {
  const data = body && JSON.stringify(body, null, 2).replaceAll("'", "'\\''");
  return [
    ...(method === "GET" ? [`curl "${url}"`] : [`curl -X ${method}`, `"${url}"`]),
    `-H "Authorization: Bearer $PLINTH_API_KEY"`,
    ...(isPost ? [`-H "Idempotency-Key: $(date +%s)-$RANDOM"`] : []),
    ...(data ? [`-H "Content-Type: application/json"`, `-d '${data}'`] : []),
    ...(fileType ? [`-H "Content-Type: ${fileType}"`, `--upload-file ${FILE}`] : []),
  ].join(" \\\n  ");
}

function writeTypeScript({ id, inputs, body, file }: Operation, baseUrl: string): string {
  const parameters = inputs.filter(({ example }) => example).map((one) => [one.name, readExample(one)]);
  const input = { ...Object.fromEntries(parameters), ...body?.example };
  const literal = Object.keys(input).length > 0 ? writeLiteral(input, TYPESCRIPT) : "";
  const written = file ? literal.replace(/\n}$/, `\n  file: await openAsBlob("${FILE}"),\n}`) : literal;
  return `${file ? 'import { openAsBlob } from "node:fs";\n' : ""}import { plinth } from "./plinth.ts";

const client = plinth({
  apiKey: process.env.PLINTH_API_KEY ?? "",
  baseUrl: "${baseUrl}",
});

const answer = await client.${id}(${written});
console.log(answer);`;
}

/** A parameter's text as the type that the client takes. */
function readExample({ form, example }: Operation["inputs"][number]): unknown {
  if (form === "list") return example.split(",");
  return form === "json" ? JSON.parse(example) : example;
}

function writePython({ url, method, body, fileType, isPost }: Request): string {
  const headers = [
    `        "Authorization": "Bearer " + os.environ["PLINTH_API_KEY"],`,
    ...(isPost ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
    ...(body ? [`        "Content-Type": "application/json",`] : []),
    ...(fileType ? [`        "Content-Type": "${fileType}",`] : []),
  ].join("\n");
  const data = body
    ? `\n    data=json.dumps(${writeLiteral(body, PYTHON).replaceAll("\n", "\n    ")}).encode(),`
    : fileType
      ? `\n    data=open("${FILE}", "rb"),`
      : "";
  return `import json
import os
import urllib.request
${isPost ? "import uuid\n" : ""}
request = urllib.request.Request(
    "${url}",
    method="${method}",
    headers={
${headers}
    },${data}
)
with urllib.request.urlopen(request, timeout=60) as response:
    print(json.load(response))`;
}

type Dialect = { indent: string; key: (name: string) => string; word: (value: unknown) => string };

function writeLiteral(value: unknown, dialect: Dialect, margin = ""): string {
  const inner = margin + dialect.indent;
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null) return dialect.word(value);
  if (isList && value.every((one) => typeof one !== "object"))
    return `[${value.map((one) => dialect.word(one)).join(", ")}]`;
  const lines = isList
    ? value.map((one) => writeLiteral(one, dialect, inner))
    : Object.entries(value).map(
        ([name, one]) => `${dialect.key(name)}: ${writeLiteral(one, dialect, inner)}`,
      );
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.map((line) => `${inner}${line},`).join("\n")}\n${margin}${close}`;
}
