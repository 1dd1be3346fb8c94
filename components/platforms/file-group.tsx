import type { ReactNode } from "react";
import { Field } from "#components/ui/field.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { accountOptions, readBelonging } from "./account-options.ts";
import { FileRow, type RowActions } from "./file-row.tsx";
import type { FileGroup as Group } from "./group-files.ts";
import { addHoldings, tellHolding } from "./tell-holding.ts";
import type { SightedFile } from "./use-sighted-files.ts";

type Props = RowActions & {
  group: Group;
  sighted: SightedFile[];
  /** As it is typed now. */
  handle: string;
  onHandle: (handle: string) => void;
  /** An import was asked for; what is not answered is marked. */
  isTried: boolean;
  isLocked: boolean;
  /** What else is asked of the account. */
  children: ReactNode;
};

/** The chosen files of one account: whose they are, once for all of them, and a line for each. */
export function FileGroup({ group, sighted, children, ...props }: Props) {
  const { id, platform, isGuess } = group;
  const { handle, accounts, onMapping, onBelonging, onRemove } = props;
  const known = sighted.flatMap(({ shown }) => (shown && !shown.problem ? [shown.holding] : []));
  const headingId = `group-${id.replace(/\W/g, "-")}`;
  const account = platform ? { platform, handle: handle.trim() } : null;
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-xl border border-line">
      <div className="space-y-4 border-b border-line p-4 empty:hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id={headingId} className="min-w-0 font-semibold break-words">
            {platform ? PLATFORM_WORDS[platform] : "Whose files are these?"}
            {platform && !isGuess && <span className="font-normal text-soft"> @{handle}</span>}
          </h3>
          <p className="text-sm text-soft tabular-nums">
            {formatPlural(sighted.length, "file")}
            {known.length > 0 && ` · ${tellHolding(addHoldings(known))}`}
          </p>
        </div>
        <Question {...props} group={group} files={sighted.length} />
        {account && children}
      </div>
      <ul
        className="divide-y divide-line px-4 py-1"
        aria-label={`Files of ${platform ? PLATFORM_WORDS[platform] : "an unknown account"}`}
      >
        {sighted.map((one) => (
          <FileRow
            key={one.staged.key}
            sighted={one}
            account={account?.handle ? account : null}
            {...{ accounts, onMapping, onBelonging, onRemove }}
          />
        ))}
      </ul>
    </section>
  );
}

type QuestionProps = Omit<Props, "children" | "sighted"> & { files: number };

/** Asked only where no file answers it. */
function Question({
  group,
  files,
  handle,
  onHandle,
  isTried,
  isLocked,
  accounts,
  onBelonging,
}: QuestionProps) {
  const { id, platform, isGuess, keys } = group;
  if (!platform)
    return (
      <div className="max-w-sm">
        <SelectField
          label="Account or platform"
          name="belongs-to"
          value=""
          disabled={isLocked}
          aria-invalid={isTried}
          onChange={(event) => {
            const belongsTo = readBelonging(event.target.value, accounts);
            for (const key of keys) onBelonging(key, belongsTo);
          }}
          options={[{ value: "", label: "Choose …" }, ...accountOptions(accounts)]}
        />
      </div>
    );
  if (!isGuess) return null;
  const all = files === 1 ? "this file" : `all ${files} files`;
  return (
    <div className="max-w-sm">
      <Field
        label="Handle of the profile"
        id={`handle-${id.replace(/\W/g, "-")}`}
        name="handle"
        value={handle}
        onChange={(event) => onHandle(event.target.value)}
        readOnly={isLocked}
        placeholder="yourbrand"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        hint={
          group.handle
            ? "Taken from the file name. Change it if it is wrong."
            : `For ${all}; the files do not contain it.`
        }
        error={
          isTried && handle.trim() === "" ? "Enter the handle of the profile this file belongs to." : null
        }
      />
    </div>
  );
}
