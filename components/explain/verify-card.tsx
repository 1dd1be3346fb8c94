import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";

type Props = { auditId: string; inputHash: string | null; formulaVersion: string };

/** How anybody with the installation can compute the audit again. */
export function VerifyCard({ auditId, inputHash, formulaVersion }: Props) {
  return (
    <Card id="verify" title="Check it yourself">
      <p className="mb-3 text-sm leading-relaxed text-soft">
        Everything that this audit rests on was frozen with it. This command computes the score again from
        that, with formula {formulaVersion}, and compares:
      </p>
      <CopyText text={`npm run -s cli -- audit verify ${auditId}`} />
      {inputHash && (
        <p className="mt-3 text-xs leading-relaxed text-faint">
          SHA-256 of the frozen input: <code className="font-mono break-all">{inputHash}</code>
        </p>
      )}
    </Card>
  );
}
