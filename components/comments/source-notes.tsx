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
    <Card id="known" title="About these comments">
      <div className="space-y-3 text-sm leading-relaxed text-soft">
        <p>
          {knowsAnswers
            ? "A critical comment counts as answered once you have written under the same post, as far as your files contain what you wrote. Unanswered ones come first."
            : "Platforms do not say which comments you have answered, so critical ones come first, newest at the top."}
        </p>
        <p>
          Comments are read by a machine, which is sometimes wrong. Correct what it misread: your correction
          stays, and the next score uses it.
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
  if (platform === "pinterest") return "it says how many comments there are, but not what they say.";
  if (platform === "tiktok")
    return "it provides the text of comments only through its API for Business, or you can import a file of comments.";
  return "no comments yet. They come from a connected account or from a file of comments.";
}
