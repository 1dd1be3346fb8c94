import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/settings.ts";
import { readPage } from "./read-page.ts";

const PAGE = readPage("SECURITY.md");
const ROWS = PAGE.split("\n").filter((line) => /^\| (?:stranger|tenant|sender|insider) /.test(line));

it("every row of the threat model names what shows it, and all of that is there", () => {
  expect(ROWS.length).toBeGreaterThan(15);
  for (const row of ROWS) {
    const shown = row.split("|").at(-2) ?? "";
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect(files, row).not.toEqual([]);
    expect(
      files.filter((file) => !existsSync(join(ROOT, file))),
      row,
    ).toEqual([]);
  }
});
