import { expect, it } from "vitest";
import { DEMO_BRANDS } from "./demo-brands.ts";
import { demoFiles } from "./demo-files.ts";

/** Rows that stand in a file of the morning are those of the evening: what is written down once does not change. */
it.each(Object.keys(DEMO_BRANDS))("%s posts and hears the same whatever the hour it is made at", (brand) => {
  const at = (hour: string) => demoFiles(brand, new Date(`2026-03-11T${hour}:30:00Z`));
  const evening = new Map(at("23").map((file) => [nameOf(file), new Set(idsAndTexts(file.text))]));
  for (const file of at("05")) {
    const lines = idsAndTexts(file.text);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !evening.get(nameOf(file))?.has(line))).toEqual([]);
  }
});

function nameOf({ platform, handle, fileName }: { platform: string; handle?: string; fileName: string }) {
  return [platform, handle, fileName].join("/");
}

/** Without the figures, which grow. */
function idsAndTexts(csv: string): string[] {
  return csv
    .trim()
    .split("\n")
    .map((line) => line.replace(/,\d+(?=,|$)/g, ""));
}
