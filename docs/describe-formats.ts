import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ExportFormat } from "#lib/imports/export-format.ts";

const HEAD = `# Columns of the platforms' files

What is read of each file that a platform makes; how it is read, and the plain forms, are in [imports.md](imports.md).
This page is written from the formats in \`lib/imports/formats\` by \`vitest run docs/imports -u\` and is not edited by hand.

Each line has a field, as a preview shows it, and the columns from which it is read. Of several columns the first with a
value counts. The order, case, accents and spacing of the names do not matter, and a column that is missing is an unknown
value. A file that comes close to a format but lacks one of its key columns is refused with the name of that column.
`;

/** The page docs/import-columns.md: every format of a platform, with the columns that it reads and those that it knows. */
export function describeFormats(formats: readonly ExportFormat[]): string {
  const sections = PLATFORMS.flatMap((platform) => [
    `## ${PLATFORM_WORDS[platform]}\n`,
    ...formats.filter((format) => format.platform === platform).map(describeFormat),
  ]);
  return [HEAD, ...sections].join("\n");
}

function describeFormat({
  title,
  names,
  keyColumns,
  fields,
  unused = [],
  storesNothing,
}: ExportFormat): string {
  const rows = Object.entries(fields).map(([field, columns]) => `- ${field}: ${list(columns)}`);
  return [
    `### ${title}\n`,
    `Format ${list(Object.values(names))}${storesNothing ? ", of which nothing is kept" : ""}. Key columns: ${list(keyColumns)}.\n`,
    ...rows,
    "",
    ...(unused.length > 0 ? [`Known and not used: ${list(unused)}.\n`] : []),
  ].join("\n");
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
