import { GitCompareArrows } from "lucide-react";
import { buttonClass } from "#components/ui/button-class.ts";
import { formatDay, formatMoment, formatScore } from "#components/ui/format.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import type { ComparableAudit } from "#lib/audits/schemas.ts";

type Props = {
  /** Path of the comparison. */
  path: string;
  /** Those that can be chosen, the newest first. */
  audits: ComparableAudit[];
  /** What is chosen at first. */
  chosen: { a: string | undefined; b: string | undefined };
  /** Where one of the two is the audit that the page is about: it is not asked for. */
  isOtherOnly?: boolean;
};

/** Two audits to choose, and the way to their comparison; it needs no script. */
export function CompareForm({ path, audits, chosen, isOtherOnly = false }: Props) {
  return (
    <form action={path} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <AuditField
          label={isOtherOnly ? "Compare with" : "Earlier audit"}
          name="a"
          audits={audits}
          at={chosen.a}
        />
      </div>
      {isOtherOnly ? (
        <input type="hidden" name="b" value={chosen.b} />
      ) : (
        <div className="min-w-0 flex-1 basis-56">
          <AuditField label="Later audit" name="b" audits={audits} at={chosen.b} />
        </div>
      )}
      <button type="submit" className={buttonClass("quiet", "min-h-11")}>
        <GitCompareArrows aria-hidden="true" className="size-4" />
        Compare
      </button>
    </form>
  );
}

type FieldProps = { label: string; name: string; audits: ComparableAudit[]; at: string | undefined };

function AuditField({ label, name, audits, at }: FieldProps) {
  const options = audits.map((audit) => ({ value: audit.audit_id, label: nameOf(audit) }));
  return (
    <SelectField
      key={at}
      label={label}
      name={name}
      id={`compare-${name}`}
      defaultValue={at}
      options={options}
    />
  );
}

function nameOf({ as_of, started_at, score }: ComparableAudit): string {
  return `${as_of ? `As of ${formatDay(as_of)}` : formatMoment(started_at)}: ${formatScore(score)}`;
}
