"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { nextTab, tabHref } from "./pillar-tab.ts";

type Tab = { pillar: Pillar; label: ReactNode; panel: ReactNode };

/** One pillar at a time, the one that the address names. Each tab is a link, so it also works before its script; paper shows all. */
export function PillarTabs({ tabs }: { tabs: Tab[] }) {
  const list = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const asked = useSearchParams().get("pillar");
  const current = Math.max(
    0,
    tabs.findIndex(({ pillar }) => pillar === asked),
  );
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>("[role=tab]")[current];
    // On a phone it may lie beyond the edge; the page itself stays where it is.
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const choose = (index: number) => {
    window.history.replaceState(null, "", `${path}?pillar=${tabs[index]?.pillar}`);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  const onClick = (event: MouseEvent, index: number) => {
    // With a key held the browser opens the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(index);
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-labelledby="pillars"
        onKeyDown={onKeyDown}
        className="no-print relative -mx-5 flex overflow-x-auto border-b border-line px-5 sm:mx-0 sm:grid sm:grid-cols-5 sm:px-0"
      >
        {tabs.map(({ pillar, label }, index) => (
          <a
            key={pillar}
            role="tab"
            id={`tab-${pillar}`}
            href={tabHref(pillar)}
            aria-selected={index === current}
            aria-controls={pillar}
            tabIndex={index === current ? 0 : -1}
            onClick={(event) => onClick(event, index)}
            className="min-w-24 shrink-0 border-b-2 border-transparent px-3 pt-1 pb-3 -outline-offset-2 hover:bg-sunken aria-selected:border-accent"
          >
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ pillar, panel }, index) => (
        <div
          key={pillar}
          role="tabpanel"
          id={pillar}
          aria-labelledby={`tab-${pillar}`}
          className={cx("pt-5", index !== current && "hidden print:block")}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
