import { expect } from "vitest";
import type { Answer } from "./ask.ts";

const MEMBERS = ["type", "title", "status", "detail", "message", "code", "instance", "request_id"];
const WITH_ERRORS = [
  "Invalid Content Type",
  "Invalid Date Range",
  "Invalid Dates",
  "Invalid Duration",
  "Invalid Events",
  "Invalid Format",
  "Invalid Phases",
  "Invalid Platform",
  "Invalid Request",
  "Invalid URL",
];
/** Told of a field in some cases, and of the request as a whole or of the state in others. */
const MAY_HAVE_ERRORS = [
  "Campaign Started",
  "Content Too Large",
  "Malformed JSON",
  "Media Unavailable",
  "Platform Not Connected",
];

/** How the validation library speaks where nobody gives it words, and what is said of a field that nobody has thought of. */
export const RAW_WORDS =
  /\b(?:Invalid|Too (?:small|big)|Unrecognized|Expected|expected|received|undefined|NaN|ZodError|pattern|discriminator|documentation|documented)\b/;

function membersOf({ body }: Answer): string[] {
  if (body.title === "Too Early") return [...MEMBERS, "step", "steps", "percent"];
  // What is wrong with a header has no place in the body that a pointer could name.
  const isOfHeader =
    body.title === "Invalid Request" && /^(?:Idempotency-Key|Plinth-Test)\b/.test(body.detail);
  const hasErrors =
    (WITH_ERRORS.includes(body.title) && !isOfHeader) ||
    (MAY_HAVE_ERRORS.includes(body.title) && "errors" in body);
  return hasErrors ? [...MEMBERS, "errors"] : MEMBERS;
}

/** What every problem body has, and nothing else. */
export function expectProblemShape(answer: Answer): void {
  const { body, headers, status } = answer;
  expect(headers.get("content-type")).toMatch(/^application\/problem\+json\b/);
  expect(Object.keys(body).sort()).toEqual(membersOf(answer).sort());
  expect(body.status).toBe(status);
  expect(body.message).toBe(body.detail);
  expect(body.detail).toMatch(/\S/);
  expect(body.code).toBe(body.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_"));
  expect(new URL(body.type).pathname).not.toBe("/");
  expect(body.request_id).toBe(headers.get("x-request-id"));
  const errors: Record<string, string>[] = body.errors ?? [];
  for (const error of errors) expectInputError(error);
  expect(new Set(errors.map(({ pointer, detail }) => `${pointer} ${detail}`)).size).toBe(errors.length);
}

function expectInputError(error: Record<string, string>): void {
  expect(Object.keys(error).sort()).toEqual(["detail", "pointer"]);
  expect(error.pointer).toMatch(/^(\/([^~/]|~[01])*)*$/);
  expect(error.detail).toMatch(/\S/);
  expect(error.detail).not.toMatch(RAW_WORDS);
}

/** That an answer is the problem of this status and title. */
export function expectProblem(answer: Answer, status: number, title: string): void {
  expect([answer.status, answer.body.title]).toEqual([status, title]);
}

/** The JSON pointers of the wrong fields, in the order of the answer. */
export function pointersOf({ body }: Answer): string[] {
  return body.errors.map((error: { pointer: string }) => error.pointer);
}
