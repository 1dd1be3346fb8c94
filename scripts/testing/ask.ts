import { expect } from "vitest";
import { PATHS } from "#app/v1/paths.ts";
import { call } from "./call.ts";
import { expectDescribed } from "./expect-described.ts";
import { expectProblemShape } from "./expect-problem.ts";

type Options = Omit<NonNullable<Parameters<typeof call>[3]>, "params">;
export type Answer = Awaited<ReturnType<typeof call>>;

/** Finds the handler that the server would find for a path, with the path's parameters. */
export function findHandler(method: string, path: string) {
  const segments = path.split("?")[0]?.split("/") ?? [];
  const templates = Object.keys(PATHS).sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")));
  const template = templates.find((one) => matches(one.split("/"), segments));
  const handler = template && PATHS[template]?.[method];
  if (!template || !handler) throw new Error(`no handler for ${method} ${path}`);
  return { template, handler, params: readParams(template.split("/"), segments) };
}

const matches = (template: string[], segments: string[]) =>
  template.length === segments.length && template.every((part, n) => part[0] === "{" || part === segments[n]);

function readParams(template: string[], segments: string[]): Record<string, string> {
  const named = template.flatMap((part, n) =>
    part[0] === "{" ? [[part.slice(1, -1), decodeURIComponent(segments[n] ?? "")]] : [],
  );
  return Object.fromEntries(named);
}

/** Sends a request to an operation, and expects of its answer what the contract says about every answer. */
export async function ask(method: string, path: string, options: Options = {}): Promise<Answer> {
  const { template, handler, params } = findHandler(method, path);
  const answer = await call(handler, method, path, { ...options, params });
  await expectEverywhere(answer, template, method);
  return answer;
}

async function expectEverywhere(answer: Answer, template: string, method: string): Promise<void> {
  expectDescribed(answer, method, template);
  expect(answer.headers.get("x-request-id")).toMatch(/^\S+$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  if (answer.status >= 400) expectProblemShape(answer);
  if (answer.status === 200) expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
}
