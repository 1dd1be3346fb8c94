import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";

/** How a first rival is watched. */
export function NoRivals({ workspaceId, canChange }: { workspaceId: string; canChange: boolean }) {
  const platforms = `/w/${workspaceId}/platforms`;
  return (
    <Card id="no-rivals" title="No rivals yet" className="max-w-2xl">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          Watch others in your field, and see them here beside your own profiles: followers, posts,
          interactions, your share of voice, and the best posts of the week. They never count towards your
          score.
        </p>
        {canChange && (
          <p>
            Add a handle, and Plinth checks public profiles every night where the platform allows it. For
            others, <TextLink href={platforms}>import a file</TextLink> of their posts once you watch them.
          </p>
        )}
        {canChange ? (
          <Link href={`${platforms}#watched`} prefetch={false} className={buttonClass("primary")}>
            Watch a profile
          </Link>
        ) : (
          <p>As a viewer you cannot add one. Ask an editor, admin or owner of the workspace.</p>
        )}
      </div>
    </Card>
  );
}
