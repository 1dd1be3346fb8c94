"use client";

import { ChevronRight, CircleAlert, CircleCheck, Columns3, LoaderCircle, X } from "lucide-react";
import { useState } from "react";
import { formatBytes, formatPlural } from "#components/ui/format.ts";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { accountOptions, belongingValue, readBelonging } from "./account-options.ts";
import { FilePreview } from "./file-preview.tsx";
import type { Account, Belonging } from "./group-files.ts";
import { MappingEditor } from "./mapping-editor.tsx";
import { Refusal } from "./refusal.tsx";
import { tellHolding } from "./tell-holding.ts";
import type { SightedFile } from "./use-sighted-files.ts";
import type { Mapping } from "./use-staged-files.ts";

export type RowActions = {
  accounts: readonly Account[];
  onMapping: (key: number, mapping: Mapping) => void;
  onBelonging: (key: number, belongsTo: Belonging | null) => void;
  onRemove: (key: number) => void;
};

type Props = RowActions & {
  sighted: SightedFile;
  /** Of its group; null where nobody has said it yet. */
  account: Account | null;
};

/** A chosen file in one line, and behind it what would be read of it. */
export function FileRow({ sighted, account, ...actions }: Props) {
  const { staged, mapping, refusal } = sighted;
  const { key, file, percent, error } = staged;
  const needsLook = mapping !== null || refusal !== null;
  const [isOpen, setOpen] = useState(needsLook);
  const [hadLook, setHadLook] = useState(needsLook);
  if (needsLook !== hadLook) {
    setHadLook(needsLook);
    if (needsLook) setOpen(true);
  }
  return (
    <li className="py-1">
      {percent !== null ? (
        <div className="py-1.5">
          <ProgressBar label={`Sending ${file.name}`} percent={percent} />
        </div>
      ) : (
        <div className="flex items-start gap-2">
          <details
            className="group min-w-0 flex-1"
            open={isOpen}
            onToggle={(event) => setOpen(event.currentTarget.open)}
          >
            <summary className="flex min-h-9 list-none items-start gap-2 rounded-md py-1.5 text-sm hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden="true"
                className="mt-0.5 size-4 shrink-0 text-faint motion-safe:transition-transform group-open:rotate-90"
              />
              <Headline sighted={sighted} />
            </summary>
            {isOpen && (
              <div className="space-y-4 pt-2 pb-4 pl-6">
                <Content sighted={sighted} account={account} {...actions} />
              </div>
            )}
          </details>
          <button
            type="button"
            onClick={() => actions.onRemove(key)}
            aria-label={`Remove ${file.name}`}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
      {error && <Refusal title={error.title} problem={error} isUrgent />}
    </li>
  );
}

function Headline({ sighted: { staged, isPending, shown, mapping, refusal } }: { sighted: SightedFile }) {
  const { file } = staged;
  const look = () => {
    if (isPending) return { icon: LoaderCircle, tone: "text-faint", words: "Checking …" };
    if (refusal) return { icon: CircleAlert, tone: "text-poor", words: "Cannot be imported" };
    if (mapping) return { icon: Columns3, tone: "text-fair", words: "Columns to check" };
    const leftOut = shown?.rejected.length ?? 0;
    const holding = shown ? tellHolding(shown.holding) : "";
    const words = leftOut > 0 ? `${holding}, ${formatPlural(leftOut, "row")} left out` : holding;
    return {
      icon: leftOut > 0 ? CircleAlert : CircleCheck,
      tone: leftOut > 0 ? "text-fair" : "text-good",
      words,
    };
  };
  const { icon: Icon, tone, words } = look();
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:justify-between">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]" title={formatBytes(file.size)}>
        {file.name}
      </span>
      <span className="flex shrink-0 items-center gap-1.5 text-soft tabular-nums sm:max-w-1/2">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${tone}`} />
        {words}
      </span>
    </span>
  );
}

function Content({ sighted, account, accounts, onMapping, onBelonging }: Omit<Props, "onRemove">) {
  const { staged, asIs, shown, mapping, refusal, hasFailed } = sighted;
  const { key } = staged;
  const proposal = asIs?.proposal;
  return (
    <>
      {refusal && !(mapping && proposal) && (
        <Refusal {...(hasFailed && { title: refusal.title })} problem={refusal} />
      )}
      {mapping && proposal && asIs && (
        <>
          <p className="text-sm leading-relaxed text-soft">
            Plinth does not recognise this export, but can read its columns. Check what they mean; nothing is
            imported until you agree.
          </p>
          <MappingEditor
            id={`file-${key}`}
            columns={asIs.columns.map(({ column }) => column)}
            proposedKind={proposal.kind}
            mapping={mapping}
            onChange={(next) => onMapping(key, next)}
          />
          {refusal && <Refusal {...(hasFailed && { title: refusal.title })} problem={refusal} />}
        </>
      )}
      {shown && !shown.problem && (
        <>
          <p className="text-sm text-soft">{shown.title && `Read as ${shown.title}.`}</p>
          <FilePreview preview={shown} />
        </>
      )}
      {!refusal && account && (
        <div className="max-w-sm">
          <SelectField
            label="This file belongs to"
            name={`file-${key}-account`}
            value={belongingValue(staged.belongsTo ?? account)}
            onChange={(event) => onBelonging(key, readBelonging(event.target.value, [account, ...accounts]))}
            options={accountOptions([account, ...accounts])}
          />
        </div>
      )}
    </>
  );
}
