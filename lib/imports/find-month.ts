/** Languages of exports that were seen, and those in which many people use the dashboards of the platforms. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "ru", "vi"];
/** Spellings in exports that the calendars of Node.js do not have. */
const EXTRA_NAMES: { [name: string]: number } = {
  sept: 9,
  "thang mot": 1,
  "thang gieng": 1,
  "thang hai": 2,
  "thang ba": 3,
  "thang tu": 4,
  "thang nam": 5,
  "thang sau": 6,
  "thang bay": 7,
  "thang tam": 8,
  "thang chin": 9,
  "thang muoi": 10,
  "thang muoi mot": 11,
  "thang muoi hai": 12,
};
let monthsByName: Map<string, number> | undefined;

/**
 * Finds the month that a name means, in full or abbreviated, in the languages of the exports.
 *
 * @param name such as "Jul", "März", "janv." or "января"
 * @returns 1 to 12, null for another word
 */
export function findMonth(name: string): number | null {
  monthsByName ??= listNames();
  return monthsByName.get(fold(name)) ?? null;
}

function listNames(): Map<string, number> {
  const names = new Map(Object.entries(EXTRA_NAMES));
  for (const language of LANGUAGES) {
    for (const month of ["long", "short"] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      const inDate = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
      for (let at = 0; at < 12; at += 1) {
        const date = new Date(Date.UTC(2024, at, 15));
        const part = inDate.formatToParts(date).find(({ type }) => type === "month");
        for (const name of [alone.format(date), part?.value ?? ""]) {
          if (/\p{L}/u.test(name) && !names.has(fold(name))) names.set(fold(name), at + 1);
        }
      }
    }
  }
  return names;
}

function fold(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{Mn}.]/gu, "")
    .trim()
    .toLowerCase();
}
