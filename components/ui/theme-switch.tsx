import { type Theme, themeWords } from "./theme-choice.ts";

/** Goes round from the system's choice to light and dark; `components/browser/page.ts` answers it. @param initial as the server renders the page */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const { name, title } = themeWords(initial);
  return (
    <button
      type="button"
      data-theme-switch=""
      aria-label={name}
      title={title}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
    >
      <Drawing path={MONITOR} className="in-data-theme:hidden" />
      <Drawing path={SUN} className="hidden in-data-[theme=light]:block" />
      <Drawing path={MOON} className="hidden in-data-[theme=dark]:block" />
    </button>
  );
}

// The icons of lucide (ISC) as they are drawn: its components are the browser's, and this stands on every page, also those without any.
const MONITOR = "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4";
const SUN =
  "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41";
const MOON =
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401";

function Drawing({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-4.5 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
