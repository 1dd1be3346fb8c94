import { Search } from "lucide-react";
import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";

const LIST = "docs-found";

/** Finds pages, operations, events, recipes and problems; its index is loaded at the first use (`browser/search.ts`). */
export function DocsSearch() {
  return (
    <search className="no-print relative block max-w-xl noscript:hidden">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-faint" />
      <input
        type="search"
        role="combobox"
        data-search-docs=""
        aria-label="Search the documentation"
        aria-controls={LIST}
        aria-expanded="false"
        aria-autocomplete="list"
        placeholder="Search operations, fields, problems …"
        autoComplete="off"
        spellCheck={false}
        className={cx(CONTROL, "pl-9")}
      />
      <div
        hidden
        data-found=""
        className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-96 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-lg"
      >
        <div id={LIST} role="listbox" aria-label="Found" />
        <p data-said="" role="status" className="px-3 py-2 text-sm text-soft empty:hidden" />
      </div>
      <template id="docs-row">
        <a
          href="/docs"
          role="option"
          tabIndex={-1}
          aria-selected="false"
          className="flex min-h-10 flex-wrap items-center gap-x-3 rounded-md px-3 py-1.5 text-sm hover:bg-sunken aria-selected:bg-sunken"
        >
          <span className="min-w-0 flex-1" />
          <span className="text-xs text-faint" />
        </a>
      </template>
    </search>
  );
}
