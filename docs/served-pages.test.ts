import { describe, expect, it } from "vitest";
import { KEPT_MS } from "#lib/http/idempotency.ts";
import { MAX_MEDIA_BYTES } from "#lib/outgoing/download.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "#lib/paging/schemas.ts";
import { OVERLAP_MS } from "#lib/webhooks/rotate-secret.ts";
import { readPage } from "./read-page.ts";

const HOUR_MS = 3_600_000;

/** Figures that a file quotes in words which people or programs are served. */
function findFigures(path: string, pattern: RegExp): number[] {
  return [...readPage(path).matchAll(pattern)].flatMap(([, ...found]) => found.filter(Boolean).map(Number));
}

describe("the time for which an answer is kept", () => {
  it.each([
    "app/llms.txt/write-guide.ts",
    "components/docs/conventions.tsx",
    "lib/client/parts/send-request.ts",
    "lib/client/recipes/repeat-safely.ts",
    "lib/http/openapi/describe-parameters.ts",
    "lib/http/openapi/describe-service.ts",
    "lib/problems.ts",
  ])("is told by %s", (path) => {
    expect(new Set(findFigures(path, /(\d+) hours/g))).toEqual(new Set([KEPT_MS / HOUR_MS]));
  });
});

describe("the time for which two secrets sign", () => {
  it.each(["app/v1/webhooks/[webhook_id]/rotate-secret/route.ts", "components/webhooks/rotate-secret.tsx"])(
    "is told by %s",
    (path) => {
      expect(new Set(findFigures(path, /(\d+) hours/g))).toEqual(new Set([OVERLAP_MS / HOUR_MS]));
    },
  );
});

describe("the length of lists", () => {
  it.each([
    ["app/llms.txt/write-guide.ts", [DEFAULT_PER_PAGE, MAX_PER_PAGE]],
    ["components/docs/conventions.tsx", [DEFAULT_PER_PAGE, MAX_PER_PAGE]],
    ["lib/http/openapi/describe-service.ts", [DEFAULT_PER_PAGE, MAX_PER_PAGE]],
    ["app/docs/recipes/find-recipe.ts", [MAX_PER_PAGE]],
    ["lib/client/recipes/read-all-pages.ts", [MAX_PER_PAGE]],
  ])("is told by %s", (path, figures) => {
    const inWords = findFigures(path, /`limit\\?` \((?:default )?(?:(\d+)[^)]*?, )?at most (\d+)\)/g);
    expect([...inWords, ...findFigures(path, /limit: (\d+)/g)]).toEqual(figures);
  });
});

describe("the size of media", () => {
  it.each(["components/drafts/media-field.tsx", "lib/studio/schemas.ts"])("is told by %s", (path) => {
    expect(findFigures(path, /at most (\d+) MB/g)).toEqual([MAX_MEDIA_BYTES / 1_048_576]);
  });
});
