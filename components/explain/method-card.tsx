import type { ReactNode } from "react";
import { fiftyWords } from "#components/score/score-words.ts";
import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { referenceMedian } from "#lib/formula/industry-benchmark.ts";
import { scaleWords } from "#lib/formula/scale-words.ts";
import { formula } from "#lib/formula/versions.ts";

type Props = { auditId: string; inputHash: string | null; formulaVersion: string; facts: ReactNode };

/** What was asked of the audit, how it measured, and how anybody with the installation can compute it again; behind a toggle. */
export function MethodCard({ auditId, inputHash, formulaVersion, facts }: Props) {
  const { reference } = formula(formulaVersion).benchmarks;
  return (
    <Card id="method" title="How it was measured">
      <p className="max-w-prose text-sm leading-relaxed text-soft">
        By formula {formulaVersion}, with real accounts to compare with.{" "}
        <TextLink href="/methodology">The method and its sources</TextLink>
      </p>
      <Disclosure label="Details of this audit" className="mt-2">
        <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <div className="space-y-3 text-sm leading-relaxed text-soft">
            <p>{fiftyWords(formulaVersion, referenceMedian(reference))}</p>
            <p>{scaleWords(formulaVersion).rule}</p>
          </div>
          {facts}
          <Verify auditId={auditId} inputHash={inputHash} />
        </div>
      </Disclosure>
    </Card>
  );
}

function Verify({ auditId, inputHash }: Pick<Props, "auditId" | "inputHash">) {
  return (
    <div className="min-w-0 lg:col-span-2">
      <h3 className="text-sm font-medium">Check it yourself</h3>
      <p className="mt-1 mb-3 max-w-prose text-sm leading-relaxed text-soft">
        Everything that this audit rests on was frozen with it. This command computes the score again from
        that and compares:
      </p>
      <CopyText text={`npm run -s cli -- audit verify ${auditId}`} />
      {inputHash && (
        <p className="mt-3 text-xs leading-relaxed text-faint">
          SHA-256 of the frozen input: <code className="font-mono break-all">{inputHash}</code>
        </p>
      )}
    </div>
  );
}
