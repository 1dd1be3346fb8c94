import { writeMethodology } from "#app/methodology/write-methodology.ts";
import { type Ask, Refused } from "../ask-operation.ts";
import type { Protocol } from "../load-protocol.ts";
import { wayOutOf } from "../way-out.ts";
import { AUDIT_TEMPLATE, AUDITS, METHODOLOGY, readAuditId } from "./addresses.ts";

const JSON_TYPE = "application/json";
const MARKDOWN = "text/markdown";

export const RESOURCES = [
  {
    uri: METHODOLOGY,
    name: "methodology",
    title: "How scores are made",
    description:
      "What the score and its pillars mean, how a figure becomes points, and what the sources are.",
    mimeType: MARKDOWN,
  },
  {
    uri: AUDITS,
    name: "audits",
    title: "Recent audits",
    description: "The 20 newest audits of the key's workspace.",
    mimeType: JSON_TYPE,
  },
];

export const TEMPLATES = [
  {
    uriTemplate: AUDIT_TEMPLATE,
    name: "audit",
    title: "An audit",
    description: "The result of an audit with the explanation of every point and what it rests on.",
    mimeType: JSON_TYPE,
  },
];

/**
 * What is at an address.
 * @throws ProtocolError where there is nothing, or where the key may not read it.
 */
export async function readResource(uri: string, ask: Ask, protocol: Protocol) {
  if (uri === METHODOLOGY) return { contents: [{ uri, mimeType: MARKDOWN, text: writeMethodology() }] };
  const id = readAuditId(uri);
  if (uri !== AUDITS && id === null) throw new protocol.ResourceNotFoundError(uri);
  const reading =
    id === null ? ask("listAudits", {}) : ask("getAudit", { audit_id: id, expand: "explanation,confidence" });
  const read = await reading.catch((thrown: unknown) => {
    throw thrown instanceof Refused ? asError(thrown, uri, protocol) : thrown;
  });
  return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(read) }] };
}

function asError({ problem, retryAfter }: Refused, uri: string, protocol: Protocol): Error {
  const { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } = protocol;
  const { title, status, detail, code, request_id } = problem;
  if (status === 404) return new ResourceNotFoundError(uri, detail);
  const data = { title, status, detail, code, request_id, way_out: wayOutOf(title), retry_after: retryAfter };
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `${title}: ${detail}`, data);
}
