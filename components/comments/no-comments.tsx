import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import type { CommentSource } from "#lib/comments/schemas.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { silentPlatforms, whyNone } from "./source-notes.tsx";

type Props = { workspaceId: string; profiles: readonly CommentSource[]; canChange: boolean };

/** No comments at all: where they come from, and how to bring them in. */
export function NoComments({ workspaceId, profiles, canChange }: Props) {
  return (
    <Card id="no-comments" title="No comments yet">
      <div className="max-w-prose space-y-3 text-sm leading-relaxed text-soft">
        <p>
          Instagram, YouTube, LinkedIn and TikTok for Business provide the text of comments once an account is
          connected; X provides mentions. For any platform, you can import a file of comments.
        </p>
        {silentPlatforms(profiles).map((platform) => (
          <p key={platform}>
            {PLATFORM_WORDS[platform]}: {whyNone(platform)}
          </p>
        ))}
        {canChange && (
          <Link href={`/w/${workspaceId}/platforms`} prefetch={false} className={buttonClass("primary")}>
            Connect or import
          </Link>
        )}
      </div>
    </Card>
  );
}
