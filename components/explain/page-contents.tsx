import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { PILLARS } from "#lib/formula/names.ts";

const PLACES = [
  { id: "recommendations", label: "What would help" },
  { id: "why", label: "Why this score" },
  { id: "moved", label: "What moved" },
  ...PILLARS.map((id) => ({ id, label: PILLAR_WORDS[id].name })),
  { id: "verify", label: "Check it" },
];

/** Links to the parts of a long page. */
export function PageContents() {
  return (
    <nav aria-label="On this page" className="no-print mb-6">
      <ul className="flex flex-wrap gap-1.5">
        {PLACES.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-lg bg-sunken px-3 text-sm text-soft hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
