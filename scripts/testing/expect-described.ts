import { expect } from "vitest";
import { type Content, findDescribed, follow, type Header } from "./document.ts";
import { findMismatches } from "./find-mismatches.ts";

type Answer = { status: number; headers: Headers; body: unknown };

/**
 * That an answer is one that the OpenAPI document describes: status, headers, content type and body. What is no operation
 * of the document is not looked at.
 */
export function expectDescribed(answer: Answer, method: string, template: string): void {
  const operation = findDescribed(method, template);
  if (!operation) return;
  const name = `${method} ${template} ${answer.status}`;
  const described = operation.responses[answer.status];
  expect(described, `${name} is described`).toBeDefined();
  const { headers = {}, content } = follow(described ?? {});
  for (const [header, reference] of Object.entries(headers))
    expectHeader(answer.headers.get(header), follow(reference), `${name} ${header}`);
  if (content) expectBody(answer, content, name);
  else expect(answer.body, `${name} has no body`).toBe("");
}

function expectHeader(value: string | null, { required = false, schema }: Header, name: string): void {
  const typed = schema.type === "integer" ? Number(value) : value;
  if (value !== null) expect(findMismatches(schema, typed), name).toEqual([]);
  else expect(required, `${name} is required`).toBe(false);
}

function expectBody({ headers, body }: Answer, content: Content, name: string): void {
  const type = (headers.get("content-type") ?? "").split(";")[0] ?? "";
  expect(Object.keys(content), `${name} content type`).toContain(type);
  expect(findMismatches(content[type]?.schema ?? {}, body), `${name} body`).toEqual([]);
}
