import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { TextLink } from "#components/ui/text-link.tsx";

type Props = {
  path: string;
  /** How many drafts there are at all. */
  known: number;
  canEdit: boolean;
};

/** An empty list, with the one thing to do next. */
export function NoDrafts({ path, known, canEdit }: Props) {
  if (known > 0)
    return (
      <p className="py-6 text-sm text-soft">
        No draft fits these filters. <TextLink href={`${path}?status=all`}>Show all drafts</TextLink>
      </p>
    );
  return (
    <div className="max-w-prose space-y-4 text-sm leading-relaxed text-soft">
      <p>
        No drafts yet. Write a post before it goes out: you see how it is likely to do, how similar posts of
        yours did, and what would make it better. Saved drafts are listed here by their planned date.
      </p>
      <Link href={`${path}/new`} prefetch={false} className={buttonClass("quiet")}>
        {canEdit ? "Write the first one" : "Try a text"}
      </Link>
    </div>
  );
}
