// How often a crisis is told in a year in which nothing happens, and how soon where something does, on brands drawn again from --data DIR.
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { countFalseAlarms, isToldAtOnce } from "./quality/false-alarms.ts";
import { readBrands } from "./quality/ordinary-comments.ts";

/** Posts a day: two a week, and seven. */
const RATES = [0.3, 1];
/** Comments on the day of the turn, 80 % of them negative. */
const TURNS = [14, 30, 100, 3_000];
const YEARS = 3;

function main() {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  if (!values.data) throw new Error("usage: npm run bench -- crisis --data DIR");
  const brands = readBrands(values.data);
  const alarms = brands.map((brand) => RATES.map((rate) => countFalseAlarms(brand, rate, YEARS)));
  brands.forEach(({ name }, at) => {
    const counts = alarms[at]?.map((count) => count.toFixed(2)).join(", ");
    if (alarms[at]?.some((count) => count > 0))
      stdout.write(`${name.slice(0, 24).padEnd(24)} ${counts} a year\n`);
  });
  const all = alarms.flat();
  const mean = all.reduce((sum, count) => sum + count, 0) / all.length;
  const none = alarms.filter((counts) => counts.every((count) => count === 0)).length;
  stdout.write(
    `${mean.toFixed(2)} false alarms a brand and year, ${YEARS} years at ${RATES.join(" and ")} posts a day; none at ${none} of ${brands.length} brands\n`,
  );
  for (const turn of TURNS) {
    const told = brands.filter((brand) => isToldAtOnce(brand, turn)).length;
    stdout.write(
      `${turn} comments in a day, 80 % negative: told that day at ${told} of ${brands.length} brands\n`,
    );
  }
}

main();
