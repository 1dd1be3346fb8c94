import { Disclosure } from "#components/ui/disclosure.tsx";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { EXPORT_GUIDES } from "./export-guides.ts";

/** Which files to take from each platform, and the plain forms for everything else. @param asked it comes first */
export function ExportGuides({ asked }: { asked: Platform | null }) {
  const inOrder = [...PLATFORMS].sort((one, other) => Number(other === asked) - Number(one === asked));
  return (
    <div className="mt-4 text-sm leading-relaxed text-soft">
      <Disclosure key={asked} label="Where do I find the files?" isOpen={asked !== null}>
        <dl className="mt-1.5 grid gap-x-8 gap-y-3 md:grid-cols-2">
          {inOrder.map((platform) => (
            <div key={platform}>
              <dt className="font-medium text-ink">{PLATFORM_WORDS[platform]}</dt>
              {EXPORT_GUIDES[platform].steps.map((step) => (
                <dd key={step} className="mt-0.5">
                  {step}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="mt-3">
          Keep the file names: one that contains its dates, such as{" "}
          <Columns names="posts_2026-08-01_2026-10-31.csv" />, also says on which days nothing was posted. For
          other files, posts are only known up to the last one.
        </p>
      </Disclosure>
      <Disclosure label="Other files that can be read">
        <div className="mt-1.5 space-y-2">
          <p>CSV or JSON Lines files with these columns, from any platform:</p>
          <ul className="space-y-1.5">
            <li>
              <Columns names="id, created_at, text, likes, comments, shares, saves, views, impressions, followers, url" />{" "}
              for posts: the ID and at least one more.
            </li>
            <li>
              <Columns names="id, post_id, created_at, author, text" /> for comments, which sentiment is based
              on.
            </li>
            <li>
              <Columns names="date, followers" /> for the size of the audience by day.
            </li>
          </ul>
          <p>
            You can assign columns with other names by hand before the import. Workbooks and ZIP archives
            cannot be read: save the sheet as CSV, or unpack the archive. An empty figure is unknown, never 0.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

function Columns({ names }: { names: string }) {
  return <code className="font-mono text-[0.9em] break-words text-ink">{names}</code>;
}
