import type { ExportFormat } from "../export-format.ts";
import { readDay } from "../read-day.ts";

/** The audience of the account by day: `date` and `followers`. A day whose figure is unknown says nothing. */
export const accountSeries: ExportFormat = {
  names: { csv: "account_series_csv", jsonl: "account_series_jsonl" },
  title: "followers by day",
  keyColumns: ["date", "followers"],
  fields: { date: ["date"], followers: ["followers"] },
  recognises: (header) => header("date") && header("followers") && !header("id"),
  toRows: readDay,
};
