import { describe, expect, it } from "vitest";
import { findDescribed } from "./document.ts";
import { expectDescribed } from "./expect-described.ts";

const HEADERS = {
  "content-type": "application/json",
  "x-request-id": "0b7d1c4e-3f0a-4a55-9a0e-8f4a5d1f1c11",
  "ratelimit-policy": '"pro";q=600;w=60',
  ratelimit: '"pro";r=599;t=42',
  etag: 'W/"q7Zk1mT0c9XbR4wLd2HsVfYuJ3a"',
};
const BODY = findDescribed("GET", "/v1/workspace")?.responses[200]?.content?.["application/json"]
  ?.example as Record<string, unknown>;

type Change = { status?: number; headers?: Record<string, string>; body?: unknown };

/** Checks the answer of the document's own example with one thing changed. */
const check = ({ status = 200, headers = {}, body = BODY }: Change) =>
  expectDescribed({ status, headers: new Headers({ ...HEADERS, ...headers }), body }, "GET", "/v1/workspace");

function without(name: string): () => void {
  const headers = new Headers(HEADERS);
  headers.delete(name);
  return () => expectDescribed({ status: 200, headers, body: BODY }, "GET", "/v1/workspace");
}

describe("the check of answers against the document", () => {
  it("lets an answer pass that the document describes", () => {
    check({});
    check({ body: { ...BODY, current_service_score: null } });
  });

  it.each<[string, Change]>([
    ["a status that is not described", { status: 409 }],
    ["another content type", { headers: { "content-type": "text/html" } }],
    ["a header of another form", { headers: { ratelimit: "599" } }],
    ["a field that the contract does not have", { body: { ...BODY, owner: "somebody" } }],
    ["a field of another type", { body: { ...BODY, audits_used: "3" } }],
    ["a value out of bounds", { body: { ...BODY, current_service_score: 101 } }],
    ["a time that is none", { body: { ...BODY, created_at: "yesterday" } }],
    ["a success in the place of a problem", { status: 404 }],
  ])("refuses %s", (_, change) => {
    expect(() => check(change)).toThrow("/v1/workspace");
  });

  it.each(["x-request-id", "ratelimit", "ratelimit-policy", "etag"])(
    "refuses an answer without %s",
    (name) => {
      expect(without(name)).toThrow(/is required/i);
    },
  );

  it("refuses an answer without a field of the contract", () => {
    const { plan: _, ...rest } = BODY;
    expect(() => check({ body: rest })).toThrow("/v1/workspace 200 body");
  });

  it("refuses a body where there is none", () => {
    expect(() => check({ status: 304 })).toThrow("has no body");
  });
});
