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
import {
  type Direction,
  pascal,
  writeClass,
  writeDocstring,
  writePythonType,
  writePythonValue,
} from "./write-python-types.ts";
import { nameOf, type Schema } from "./write-types.ts";

const FOLDER = join(ROOT, "clients/python/src/plinth");
const HEAD = "# Written by `npm run client` from the OpenAPI document.\nfrom __future__ import annotations\n";

const TYPES_HEAD = `${HEAD}
from typing import TYPE_CHECKING, Literal, Sequence, TypedDict

if TYPE_CHECKING:
    # Type checkers know it without its package.
    from typing_extensions import NotRequired, TypeAlias
`;

/** The files of the Python client that follow from the document, by their paths. */
export function writePython(): Record<string, string> {
  const document = readClientDocument();
  const operations = listOperations(document);
  const types = new Map<string, string>();
  const client = writePythonClient(operations, document, types);
  return {
    [join(FOLDER, "errors.py")]: writeErrors(document),
    [join(FOLDER, "types.py")]: writeTypes(document, types),
    [join(FOLDER, "client.py")]: client,
  };
}

/** \`getScore\` as Python has it: \`get_score\`. */
export function pythonName(operationId: string): string {
  return operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function writeErrors(document: ClientDocument): string {
  const errors = listErrors(document);
  const classes = errors.map(({ code, name }) => `class ${name}(PlinthError):\n    """\`\`${code}\`\`"""\n`);
  const table = errors.map(({ code, name }) => `    "${code}": ${name},`);
  return `${HEAD}
from typing import Any

from ._error import PlinthError


${classes.join("\n\n")}

#: The class of each code.
ERRORS: dict[str, type[PlinthError]] = {
${table.join("\n")}
}


def error_of(*, code: str, **facts: Any) -> PlinthError:
    """The error of a code; PlinthError itself for one that came after this client was written."""
    return ERRORS.get(code, PlinthError)(code=code, **facts)
`;
}

function writeTypes(document: ClientDocument, types: Map<string, string>): string {
  const place = (name: string, direction: Direction = "answered") => ({ name, direction, add: adder(types) });
  const bodies = listOperations(document).map((operation) => bodyOf(operation)?.$ref);
  const aliases: string[] = [];
  for (const { name, schema, isSent } of listNamed(document)) {
    // A body's fields are the parameters of its method.
    if (bodies.some((body) => body && nameOf(body) === name)) continue;
    const at = place(nameOf(name), isSent ? "sent" : "answered");
    if (schema.properties) adder(types)(nameOf(name), writeClass(schema, at));
    else aliases.push(`${nameOf(name)}: TypeAlias = "${writePythonType(schema, at).replaceAll('"', "'")}"\n`);
  }
  const events = listMessages(document).map((one) => writePythonType(one, place("PlinthEvent")));
  aliases.push(
    `#: What a webhook tells, by its \`\`type\`\`.\nPlinthEvent: TypeAlias = "${events.join(" | ")}"\n`,
  );
  return `${TYPES_HEAD}\n\n${[...types.values()].join("\n\n")}\n\n${aliases.join("\n")}`;
}

function adder(types: Map<string, string>) {
  return (name: string, text: string) => {
    if ((types.get(name) ?? text) !== text) throw new Error(`two classes of Python are called ${name}`);
    types.set(name, text);
  };
}

function writePythonClient(
  operations: Operation[],
  document: ClientDocument,
  types: Map<string, string>,
): string {
  const methods = operations.map((operation) => writeMethod(operation, document, types));
  const routes = operations.map((operation) => {
    const { method, path, query, hasBody, hasFile: file = false } = routeOf(operation);
    const values = [method, path].map(writePythonValue);
    const flags = [hasBody, file].map(writePythonValue);
    return `    "${operation.operationId}": Route(${[...values, tuple(query), ...flags].join(", ")}),`;
  });
  return `${HEAD}
from typing import Any, Callable, Literal, Sequence, cast

from . import types as t
from ._transport import FileToSend, Route, Transport
from ._waiting import WaitProgress, wait_for_audit

#: Where each operation lives.
OPERATIONS: dict[str, Route] = {
${routes.join("\n")}
}


class Plinth(Transport):
    """Every operation of the service; each raises PlinthError."""

${methods.join("\n")}
    def wait_for_audit(
        self,
        audit_id: str,
        *,
        timeout: float = 600,
        expand: Sequence[Literal["explanation", "confidence"]] | None = None,
        on_progress: Callable[[WaitProgress], Any] | None = None,
    ) -> t.AuditResult:
        """Waits until an audit has ended, asking as often as the service asks for.

        A failed audit is a result too: \`\`status\`\` is \`\`failed\`\`, \`\`error\`\` says why, and its run is given back.

        :param timeout: how long to wait in all, in seconds.
        :param on_progress: called each time the service says that the audit is still processing.
        :raises TimedOutError: when it has not ended by then; the audit goes on.
        """
        return wait_for_audit(lambda: self.get_audit(audit_id, expand=expand), audit_id, timeout, on_progress)
`;
}

const tuple = (names: string[]) => `(${names.map((name) => `"${name}",`).join(" ")})`;

type Input = { name: string; schema: Schema; isRequired: boolean; isPath: boolean };

function listInputs(operation: Operation, { components }: ClientDocument): Input[] {
  const body = bodyFields(operation, components.schemas);
  const parameters = operation.parameters.map(
    ({ name, description, schema, required = false, in: place }) => {
      return { name, schema: { ...schema, description }, isRequired: required, isPath: place === "path" };
    },
  );
  const fields = Object.entries(body?.properties ?? {}).map(([name, schema]) => {
    const isRequired = body?.required?.includes(name) ?? false;
    if ([schema.type].flat().includes("null")) throw new Error(`${name}: in Python, None means left out`);
    return { name, schema, isRequired, isPath: false };
  });
  return [...parameters, ...fields];
}

function writeMethod(operation: Operation, document: ClientDocument, types: Map<string, string>): string {
  const { operationId, method, requestBody } = operation;
  const inputs = listInputs(operation, document);
  const title = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}`;
  const place = (name: string, direction: Direction) => ({
    name: `${title}${name}`,
    direction,
    add: adder(types),
  });
  const inOrder = [...inputs.filter(({ isPath }) => isPath), null, ...inputs.filter(({ isPath }) => !isPath)];
  const file = hasFile(operation);
  const parameters = inOrder.flatMap((input) => {
    if (!input) return inputs.every(({ isPath }) => isPath) && method !== "POST" ? [] : ["*"];
    const type = qualify(writePythonType(input.schema, place(pascal(input.name), "sent")), types, document);
    if (input.isRequired) return [`${input.name}: ${type}`];
    return [`${input.name}: ${type} | None = None`];
  });
  if (file) parameters.push("file: FileToSend");
  if (method === "POST") parameters.push("idempotency_key: str | None = None");
  const answer = qualify(writePythonType(answerOf(operation), place("Answer", "answered")), types, document);
  const notes = inputs.flatMap(({ name, schema }) =>
    schema.description ? [`:param ${name}: ${schema.description}`] : [],
  );
  if (file) notes.push(`:param file: ${requestBody?.description ?? ""}`);
  if (method === "POST")
    notes.push(
      ":param idempotency_key: of your own, to make a later call the same request; a random one when left out.",
    );
  const fields = [...inputs.map(({ name }) => name), ...(file ? ["file"] : [])];
  const given =
    fields.length > 0
      ? `{\n${fields.map((name) => `            "${name}": ${name},\n`).join("")}        }`
      : "{}";
  const key = method === "POST" ? ", idempotency_key" : "";
  return `    def ${pythonName(operationId)}(
        self,
${parameters.map((one) => `        ${one},\n`).join("")}    ) -> ${answer}:
${writeDocstring(wordsOf(operation), "        ", notes)}        given: dict[str, Any] = ${given}
        return cast("${answer.replaceAll('"', "'")}", self._send(OPERATIONS["${operationId}"], given${key}))
`;
}

/** Classes stand in \`types\`. */
function qualify(type: string, types: Map<string, string>, { components }: ClientDocument): string {
  const isClass = (name: string) => types.has(name) || name in components.schemas;
  return type.replace(/"[^"]*"|\b[A-Z]\w*/g, (name) => (isClass(name) ? `t.${name}` : name));
}
