import { expect, it } from "vitest";
import { ask } from "../ask.ts";
import { makeWorkspace } from "../workspaces.ts";
import { checkAnswer } from "./check-answer.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import type { FuzzAnswer } from "./send-request.ts";

const request = (expected: FuzzRequest["expected"]): FuzzRequest => ({
  operation: { method: "GET", template: "/v1/audit", parameters: [], body: undefined, fileTypes: [] },
  path: "/v1/audit",
  query: "",
  headers: {},
  body: undefined,
  how: "made up",
  expected,
});

async function answerTo(query: string): Promise<FuzzAnswer> {
  const { key } = await makeWorkspace("pro");
  const { status, headers, body } = await ask("GET", `/v1/audit${query}`, { key });
  return { status, headers, text: JSON.stringify(body) };
}

function change(answer: FuzzAnswer, header: string, value: string): FuzzAnswer {
  const headers = new Headers(answer.headers);
  headers.set(header, value);
  return { ...answer, headers };
}

it("finds nothing wrong with right answers", async () => {
  expect(checkAnswer(request("taken"), await answerTo(""))).toBeNull();
  expect(checkAnswer(request("refused"), await answerTo("?limit=0"))).toBeNull();
});

it("finds what is wrong with others", async () => {
  const [right, refusal] = [await answerTo(""), await answerTo("?limit=0")];
  const told = (answer: FuzzAnswer, expected: FuzzRequest["expected"] = "either") =>
    checkAnswer(request(expected), answer);
  expect(told({ ...right, status: 500 })).toMatch(/500/);
  expect(told({ ...right, status: 418 })).toMatch(/described/);
  expect(told({ ...right, text: "{}" })).toMatch(/described/);
  expect(told({ ...right, text: "{" })).toMatch(/described/);
  expect(told(change(right, "x-request-id", ""))).toMatch(/X-Request-Id/);
  expect(told(change(right, "cache-control", "public"))).toMatch(/cached/);
  expect(told(right, "refused")).toMatch(/has to refuse/);
  expect(told(refusal, "taken")).toMatch(/refuses what is right/);
  expect(told(change(refusal, "content-type", "application/json"))).toMatch(/described/);
  const { errors: _, ...withoutErrors } = JSON.parse(refusal.text);
  expect(told({ ...refusal, text: JSON.stringify(withoutErrors) })).toMatch(/described/);
});
