import { Card } from "#components/ui/card.tsx";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatDay } from "#components/ui/format.ts";
import type { Rivals } from "#lib/rivals/schemas.ts";
import { RIVAL_FIGURES } from "#lib/rivals/values.ts";
import { type RivalView, rivalsHref } from "./rival-address.ts";
import { FIGURE_WORDS, figureWords } from "./rival-words.ts";
import { RivalsChart } from "./rivals-chart.tsx";

type Props = { path: string; view: RivalView; rivals: Pick<Rivals, "weeks" | "lines"> };

/** One figure of everyone, week by week, as lines and as a table. */
export function CourseCard({ path, view, rivals: { weeks, lines } }: Props) {
  const { figure } = view;
  const choices = RIVAL_FIGURES.map((name) => ({
    label: FIGURE_WORDS[name],
    href: rivalsHref(path, { ...view, figure: name }),
    isCurrent: name === figure,
  }));
  const isKnown = lines.some(({ values }) => values[figure].some((value) => value !== null));
  return (
    <Card
      id="course"
      title="Week by week"
      aside={<ChoiceLinks name="Figure in the chart" choices={choices} />}
    >
      {isKnown ? (
        <>
          <RivalsChart weeks={weeks} lines={lines} figure={figure} />
          <CourseTable weeks={weeks} lines={lines} figure={figure} />
        </>
      ) : (
        <p className="max-w-prose text-sm leading-relaxed text-soft">
          {figure === "share"
            ? "A share needs a rival whose posts are known on every day of the period. A shorter period, or a newer export of theirs, may give one."
            : `${FIGURE_WORDS[figure]} of these weeks are not known of anybody.`}
        </p>
      )}
    </Card>
  );
}

function CourseTable({ weeks, lines, figure }: Props["rivals"] & Pick<RivalView, "figure">) {
  return (
    <Disclosure label="Show as a table" className="mt-4">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
        tabIndex={0}
        aria-label={`Table: ${FIGURE_WORDS[figure]} by week`}
        className="mt-2 max-h-96 overflow-auto rounded-lg border border-line"
      >
        <table className="w-full border-collapse text-right text-sm tabular-nums">
          <thead className="bg-sunken text-xs text-soft">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                Week from
              </th>
              {lines.map(({ profileId, handle }) => (
                <th key={profileId} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {profileId === null ? "You" : `@${handle}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {weeks
              .map((day, week) => (
                <tr key={day}>
                  <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                    {formatDay(day)}
                  </th>
                  {lines.map(({ profileId, values }) => (
                    <td key={profileId} className="px-3 py-2 whitespace-nowrap">
                      {figureWords(figure, values[figure][week] ?? null)}
                    </td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
