import { CodeText } from "#components/ui/code-text.tsx";
import { TEST_MODE_SECTIONS } from "./test-mode.ts";

/** What there is to know about test keys. */
export function TestModePage() {
  return TEST_MODE_SECTIONS.map(({ id, title, text, rows }) => (
    <section key={id} aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="mb-4 scroll-mt-6 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <div className="space-y-3 leading-relaxed text-soft">
        {text.map((one) => (
          <p key={one}>
            <CodeText text={one} />
          </p>
        ))}
      </div>
      {rows.length > 0 && (
        <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          {rows.map(([name, said]) => (
            <div key={name} className="sm:contents">
              <dt className="text-sm font-semibold break-words">{name}</dt>
              <dd className="text-sm leading-relaxed text-soft">
                <CodeText text={said} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ));
}
