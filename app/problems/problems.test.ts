import { expect, it } from "vitest";
import { writeEverything } from "#app/docs/markdown/write-pages.ts";
import { PATHS } from "#app/v1/paths.ts";
import { listTitles } from "#lib/http/openapi/list-titles.ts";
import { PROBLEMS } from "#lib/problems.ts";
import { findProblem, listFamilies, listProblems, writeStatuses } from "./find-problem.ts";

it("every problem stands in one family", () => {
  const titles = listFamilies().flatMap(({ problems }) => problems.map(({ title }) => title));
  expect(titles.sort()).toEqual(Object.keys(PROBLEMS).sort());
});

it("each problem names exactly the operations that declare it, under the status that they give it", () => {
  const declared = Object.entries(PATHS).flatMap(([path, handlers]) =>
    Object.entries(handlers).flatMap(([method, { declaration }]) =>
      declaration
        ? listTitles(method, declaration).flatMap(([status, titles]) =>
            titles.map((title) => `${title}: ${status} ${method} ${path}`),
          )
        : [],
    ),
  );
  const shown = listProblems().flatMap(({ title, answering }) =>
    answering.flatMap(({ status, operations }) =>
      operations.map(({ label }) => `${title}: ${status} ${label}`),
    ),
  );
  expect(shown.sort()).toEqual(declared.sort());
});

it("a status that differs between operations is told with each", async () => {
  const url = findProblem("invalid_url");
  expect(url && writeStatuses(url)).toBe("400 or 422");
  const labels = url?.answering.map(({ status, operations }) => [
    status,
    operations.map(({ label }) => label),
  ]);
  expect(labels).toContainEqual([422, ["POST /v1/audit/run"]]);
  expect(findProblem("unauthorized")?.answering).toMatchObject([{ status: 401, isEvery: true }]);
  expect(findProblem("last_owner")?.answering).toEqual([]);
  const text = await writeEverything();
  expect(text).toMatch(/### Invalid URL\n\nStatus 400 or 422 [\s\S]+?\n- 422: `POST \/v1\/audit\/run`\n/);
  expect(text).toContain("- 401: every operation\n");
  expect(text).toMatch(/### Method Not Allowed\n\nStatus 405 [\s\S]+?\n- 405: Any path, before /);
  expect(text).toMatch(/### Last Owner\n[\s\S]+?\nNo operation answers with this\.\n/);
});
