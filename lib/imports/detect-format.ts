import type { Platform } from "../formula/names.ts";
import type { Container, ExportFormat, Header } from "./export-format.ts";
import { accountSeries } from "./formats/account-series.ts";
import { dayFigures } from "./formats/day-figures.ts";
import { genericComments } from "./formats/generic-comments.ts";
import { genericPosts } from "./formats/generic-posts.ts";
import { instagramBusinessSuite } from "./formats/instagram-business-suite.ts";
import { linkedinContent } from "./formats/linkedin-content.ts";
import { pinterestPins } from "./formats/pinterest-pins.ts";
import { tiktokContent } from "./formats/tiktok-content.ts";
import { tiktokFollowers } from "./formats/tiktok-followers.ts";
import { xContentExport } from "./formats/x-content-export.ts";
import { xMonthlyExport } from "./formats/x-monthly-export.ts";
import { youtubeChartData } from "./formats/youtube-chart-data.ts";
import { youtubeTableData } from "./formats/youtube-table-data.ts";
import { normaliseColumn } from "./normalise-column.ts";

/** The first that recognises a header wins: the platforms' own files before the plain forms. */
export const FORMATS: readonly ExportFormat[] = [
  xMonthlyExport,
  xContentExport,
  instagramBusinessSuite,
  tiktokContent,
  tiktokFollowers,
  linkedinContent,
  pinterestPins,
  youtubeTableData,
  youtubeChartData,
  genericComments,
  genericPosts,
  accountSeries,
  ...dayFigures,
];

/**
 * Finds which export a file is by the names of its columns, in any order, case and spacing. Of two files that look
 * alike, that of the platform which the user named is taken; where none is named, a file with names that any may have is
 * the only one that it can be.
 *
 * @param columns the names as the file writes them
 * @param platform the platform that the user named; undefined for any
 * @param container what the file looks like
 * @returns the format, which can be one of another platform; undefined for columns that no format has
 */
export function detectFormat(
  columns: readonly string[],
  platform: Platform | undefined,
  container: Container,
): ExportFormat | undefined {
  const present = new Set(columns.map(normaliseColumn));
  const header: Header = (column) => present.has(normaliseColumn(column));
  const alike = FORMATS.filter((format) => format.names[container] && format.recognises(header));
  const found = alike.filter((format) => !format.plain || format.platform === platform);
  const only = platform === undefined && alike.length === 1 ? alike[0] : undefined;
  const ofPlatform = platform && found.find((format) => format.platform === platform);
  return ofPlatform || found[0] || only;
}
