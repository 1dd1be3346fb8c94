import type { ExportFormat } from "../export-format.ts";

const DAY_MS = 86_400_000;

/** The audience of the account by day: `date` and `followers`. A day whose figure is unknown says nothing. */
export const accountSeries: ExportFormat = {
  names: { csv: "account_series_csv", jsonl: "account_series_jsonl" },
  title: "followers by day",
  keyColumns: ["date", "followers"],
  recognises: (header) => header("date") && header("followers") && !header("id"),
  toRows: (fields) => {
    const followers = fields.count("followers");
    if (followers === undefined) return [];
    const time = fields.time("date");
    if (time === undefined) {
      if (fields.problems.length === 0) fields.problems.push("date is missing");
      return [];
    }
    const date = new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
    return [{ kind: "account_day", day: { date, followers } }];
  },
};
