import { cx } from "#components/ui/cx.ts";
import { formatPlural } from "#components/ui/format.ts";
import { differenceWords, percentOff, WEEKDAYS, zoneWords } from "./pattern-words.ts";

type Cell = { weekday: number; hour: number; posts: number; ratio: number };

/** Of fewer posts an hour has neither figure nor shade. */
const LEAST_POSTS = 3;
/** Weeks begin on Monday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
/** By percent more or less than usual. */
const SHADES = [
  { from: 50, className: "bg-accent-fill", words: "+50\u2009% or more" },
  { from: 15, className: "bg-accent-soft", words: "more than usual" },
  { from: -13, className: "bg-sunken", words: "about as usual" },
  { from: -100, className: "border border-line", words: "less than usual" },
];

/** How much more or less posts of each weekday and hour got than those around them; how many there are is told when one points at it. */
export function HeatMap({ cells, timeZone }: { cells: readonly Cell[]; timeZone: string }) {
  const hours = hoursBetween(cells);
  const found = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  return (
    <>
      <section
        aria-label="Weekdays and hours"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard.
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full border-separate border-spacing-0.5 text-center text-xs tabular-nums">
          <caption className="sr-only">Posts by weekday and hour, in {zoneWords(timeZone)}</caption>
          <thead>
            <tr className="text-faint">
              <th scope="col" className="sticky left-0 z-1 w-12 bg-surface">
                <span className="sr-only">Weekday</span>
              </th>
              {hours.map((hour) => (
                <th key={hour} scope="col" className="h-6 min-w-10 font-normal">
                  {String(hour).padStart(2, "0")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAYS.map((weekday) => (
              <tr key={weekday}>
                <th scope="row" className="sticky left-0 z-1 bg-surface text-left font-medium text-soft">
                  {WEEKDAYS[weekday]?.slice(0, 3)}
                </th>
                {hours.map((hour) => (
                  <HourCell key={hour} weekday={weekday} hour={hour} cell={found.get(`${weekday} ${hour}`)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
        {SHADES.map(({ className, words }) => (
          <li key={words} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={cx("size-3.5 rounded-sm", className)} />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** From the first hour of a day that has posts to the last. */
function hoursBetween(cells: readonly Cell[]): number[] {
  const held = cells.map(({ hour }) => hour);
  const first = Math.min(...held);
  return Array.from({ length: Math.max(...held) - first + 1 }, (_, n) => first + n);
}

type HourProps = { weekday: number; hour: number; cell: Cell | undefined };

function HourCell({ weekday, hour, cell }: HourProps) {
  if (!cell) return <td className="h-8 rounded-sm" />;
  const { posts, ratio } = cell;
  const isTold = posts >= LEAST_POSTS;
  const shade = isTold && SHADES.find(({ from }) => percentOff(ratio) >= from)?.className;
  const told = isTold ? `${differenceWords(ratio)} against the usual` : "too few to say";
  const words = `${WEEKDAYS[weekday]} ${String(hour).padStart(2, "0")}:00: ${formatPlural(posts, "post")}, ${told}`;
  return (
    <td title={words} className={cx("h-8 rounded-sm", shade)}>
      {isTold && (
        <span aria-hidden="true" className="whitespace-nowrap">
          {differenceWords(ratio)}
        </span>
      )}
      <span className="sr-only">{words}</span>
    </td>
  );
}
