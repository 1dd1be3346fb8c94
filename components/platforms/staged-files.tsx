import { AudienceQuestion } from "./audience-question.tsx";
import { FileGroup } from "./file-group.tsx";
import { FileRow } from "./file-row.tsx";
import type { useDrop } from "./use-drop.ts";

type Props = {
  drop: ReturnType<typeof useDrop>;
  /** UTC day, YYYY-MM-DD. */
  today: string;
};

/** The chosen files by account, with what is asked of each, and those that cannot be imported. */
export default function StagedFiles({ drop, today }: Props) {
  const { groups, refused, sent, tries } = drop;
  return (
    <>
      {groups.map(({ group, sighted, handle, asking, form }) => (
        <FileGroup
          key={group.id}
          group={group}
          sighted={sighted}
          handle={handle}
          onHandle={(text) => drop.type(group.id, text)}
          isTried={tries > 0}
          isLocked={sent !== null}
          {...drop.rowActions}
        >
          {group.platform && (
            <AudienceQuestion
              id={group.id.replace(/\W/g, "-")}
              platform={group.platform}
              asking={asking}
              form={form}
              today={today}
            />
          )}
        </FileGroup>
      ))}
      {refused.length > 0 && (
        <section aria-labelledby="refused-files" className="rounded-xl border border-line">
          <h3 id="refused-files" className="border-b border-line p-4 font-semibold">
            Cannot be imported
          </h3>
          <ul className="divide-y divide-line px-4 py-1">
            {refused.map((one) => (
              <FileRow key={one.staged.key} sighted={one} account={null} {...drop.rowActions} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
