import Link from "next/link";
import { Card } from "#components/ui/card.tsx";
import { formatDay } from "#components/ui/format.ts";

type Props = { workspaces: readonly { id: string; name: string; endsAt: string }[] };

/** The workspaces of a person that wait to be deleted, each with its day. */
export function EndingList({ workspaces }: Props) {
  if (workspaces.length === 0) return null;
  return (
    <Card id="ending" title="Waiting to be deleted" className="mt-4 sm:mt-6">
      <ul className="space-y-2 text-sm">
        {workspaces.map(({ id, name, endsAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <Link
              href={`/workspaces/${id}`}
              className="font-medium text-accent underline break-words min-w-0"
            >
              {name}
            </Link>
            <span className="text-soft">on {formatDay(endsAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
