import { Disclosure } from "#components/ui/disclosure.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { EXPORT_GUIDES } from "./export-guides.ts";

/** What stays unknown with the files of a platform. */
export function ExportLimits({ platform }: { platform: Platform }) {
  return (
    <Disclosure label="What its files do not contain">
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm leading-relaxed text-soft">
        {EXPORT_GUIDES[platform].cannotTell.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
