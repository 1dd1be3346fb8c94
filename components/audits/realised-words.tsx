import { Time } from "#components/ui/time.tsx";
import { signed } from "#lib/formula/signed.ts";
import type { LedgerEntry } from "#lib/recommendations/schemas.ts";

/** What was promised of a recommendation that was done, and what came after it. */
export function RealisedWords({ entry }: { entry: LedgerEntry }) {
  const { promised, realised, decided_at, measured_from, pillar } = entry;
  if (realised !== null) {
    return (
      <>
        Done. Promised {points(promised)}, realised {points(realised)} on {pillar}.
      </>
    );
  }
  return (
    <>
      Done{decided_at && <DoneOn at={decided_at} />}. Promised {points(promised)} on {pillar};{" "}
      {measured_from ? (
        <>
          the first audit from <Time at={measured_from} dayOnly /> on says what came of it.
        </>
      ) : (
        "a later audit says what came of it."
      )}
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

function points(value: number): string {
  return signed(value).replace("-", "−");
}
