import { describe, expect, it } from "vitest";
import { z } from "zod";
import { call } from "#scripts/testing/call.ts";
import type { DescribedOperation, Document } from "#scripts/testing/document.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { keyDoor } from "./key-door.ts";
import { openApiDocument } from "./openapi.ts";
import { operation } from "./operation.ts";
import { route } from "./route.ts";

const since = new Date("2026-07-01T00:00:00.500Z");
const sunset = new Date("2027-12-31T00:00:00Z");

/** A path with an operation that is no part of the product. */
function makeRoute(deprecated?: { since: Date; sunset?: Date; instead: string }) {
  const get = operation({
    id: "getOldScore",
    summary: "Old score",
    plan: "pro",
    scope: "score:read",
    response: z.object({ score: z.number() }),
    problems: [],
    ...(deprecated && { deprecated }),
    handle: async () => ({ score: 50 }),
  });
  return route({ GET: get }, keyDoor);
}

async function headersOf(handlers: ReturnType<typeof makeRoute>, headers?: Record<string, string>) {
  const { key } = await makeWorkspace("pro");
  const answer = await call(handlers.GET, "GET", "/v1/score", { key, ...(headers && { headers }) });
  return {
    status: answer.status,
    deprecation: answer.headers.get("deprecation"),
    sunset: answer.headers.get("sunset"),
  };
}

function describeRoute(handlers: ReturnType<typeof makeRoute>): DescribedOperation {
  const { paths } = openApiDocument({ "/v1/score": handlers }) as unknown as Document;
  return paths["/v1/score"]?.get as DescribedOperation;
}

it("no operation can be declared to go within a year of its mark", () => {
  const inAYear = new Date("2027-07-01T00:00:00.500Z");
  const instead = "Use GET /v1/score.";
  expect(() => makeRoute({ since, sunset: new Date(inAYear.getTime() - 1), instead })).toThrow(
    "getOldScore would go before 2027-07-01T00:00:00.500Z",
  );
  makeRoute({ since, sunset: inAYear, instead });
});

describe("a deprecated operation", () => {
  const handlers = makeRoute({ since, sunset, instead: "Use GET /v1/score." });

  it("says since when and until when (RFC 9745, RFC 8594)", async () => {
    const dates = { deprecation: "@1782864000", sunset: "Fri, 31 Dec 2027 00:00:00 GMT" };
    expect(await headersOf(handlers)).toEqual({ status: 200, ...dates });
    expect(await headersOf(handlers, { "if-none-match": "*" })).toEqual({ status: 304, ...dates });
  });

  it("is marked in the document, with what to use instead and the headers", () => {
    const { deprecated, description, responses } = describeRoute(handlers);
    expect(deprecated).toBe(true);
    expect(description).toContain("Use GET /v1/score.");
    for (const status of [200, 304])
      expect(Object.keys(responses[status]?.headers ?? {})).toEqual(
        expect.arrayContaining(["Deprecation", "Sunset"]),
      );
  });

  it("without an end has no Sunset", async () => {
    const endless = makeRoute({ since, instead: "Use GET /v1/score." });
    expect(await headersOf(endless)).toEqual({ status: 200, deprecation: "@1782864000", sunset: null });
    expect(Object.keys(describeRoute(endless).responses[200]?.headers ?? {})).not.toContain("Sunset");
  });
});

it("an operation that is not deprecated has neither header nor mark", async () => {
  const handlers = makeRoute();
  expect(await headersOf(handlers)).toEqual({ status: 200, deprecation: null, sunset: null });
  expect(describeRoute(handlers)).not.toHaveProperty("deprecated");
});
