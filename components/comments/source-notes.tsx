import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { CommentSource, CommentSources } from "#lib/comments/schemas.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

type Props = { workspaceId: string; sources: CommentSources };

/** What can be known of comments here, and what cannot. */
export function SourceNotes({ workspaceId, sources: { profiles, knowsAnswers } }: Props) {
  const silent = silentPlatforms(profiles);
  return (
    <Card id="known" title="What is known">
      <div className="space-y-3 text-sm leading-relaxed text-soft">
        <p>
          {knowsAnswers
            ? "A critical comment counts as answered once you wrote under the same post, as far as your files hold what you wrote. Those without an answer come first."
            : "Platforms do not tell which comments you have answered. So critical ones come first, the newest before older ones."}
        </p>
        <p>
          A machine reads the comments, and is sometimes wrong. Correct what it misread: your word stays, and
          the next score counts it.
        </p>
        {silent.map((platform) => (
          <p key={platform}>
            {PLATFORM_WORDS[platform]}: {whyNone(platform)}
          </p>
        ))}
        {silent.length > 0 && (
          <p>
            <TextLink href={`/w/${workspaceId}/platforms`}>Connect or import comments</TextLink>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Platforms of the brand that no comment has come from. */
export function silentPlatforms(profiles: readonly CommentSource[]): Platform[] {
  const heard = new Set(profiles.filter(({ hasComments }) => hasComments).map(({ platform }) => platform));
  return [...new Set(profiles.map(({ platform }) => platform))].filter((platform) => !heard.has(platform));
}

/** Why a platform has none here; said of each in docs/platforms. */
export function whyNone(platform: Platform): string {
  if (platform === "pinterest") return "it tells how many comments there are, but not what they say.";
  if (platform === "tiktok")
    return "it gives the text of comments through its API for Business only, or by a file of comments.";
  return "no comments yet. They come with a connected account, or by a file of comments.";
}
