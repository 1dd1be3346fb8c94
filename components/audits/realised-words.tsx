import { Time } from "#components/ui/time.tsx";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";
import { points, promiseWords } from "./promise-words.ts";

/** What was promised of a recommendation that was done, and what came after it. */
export function RealisedWords({ entry }: { entry: LedgerEntry }) {
  const { promised, promised_after_28_days: after28, realised, decided_at, measured_from, pillar } = entry;
  const promise = `Promised ${promiseWords({ pillar, whole: promised, after28, keptWeeks: entry.kept_weeks })}`;
  if (realised !== null) {
    return (
      <>
        Done. {promise}; realised {points(realised)} on {pillar} in the 28 days after.
      </>
    );
  }
  const done = <>Done{decided_at && <DoneOn at={decided_at} />}.</>;
  if (entry.is_closed) {
    return (
      <>
        {done} {promise} on {pillar}. Its effect could not be measured: within 60 days there was no data on{" "}
        {pillar} for both days being compared.
      </>
    );
  }
  return (
    <>
      {done} {promise} on {pillar}. What came of it is measured
      {measured_from && (
        <>
          {" "}
          from <Time at={measured_from} dayOnly /> on
        </>
      )}
      , once the data reaches that day.
    </>
  );
}

function DoneOn({ at }: { at: string }) {
  return (
    <>
      {" "}
      on <Time at={at} dayOnly />
    </>
  );
}
