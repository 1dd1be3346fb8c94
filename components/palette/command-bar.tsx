"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIsHydrated } from "#components/ui/use-is-hydrated.ts";
import type Dialogs from "./command-dialogs.tsx";
import type { Place } from "./list-rows.ts";
import { listShortcuts, type Shortcut } from "./list-shortcuts.ts";
import { isSearchKey, isTaken, readKeys } from "./read-keys.ts";
import { useShortcutsOn } from "./shortcut-setting.ts";

type Loaded = ComponentType<Parameters<typeof Dialogs>[0]>;

const NEVER = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The button of the search, and the keys that are heard on every page. What they open is loaded when it is asked for first. */
export function CommandBar({ place }: { place: Place }) {
  const isHydrated = useIsHydrated();
  const isMac = useSyncExternalStore(NEVER, isApple, () => false);
  const isOn = useShortcutsOn();
  const pathname = usePathname();
  const router = useRouter();
  const [open, setOpen] = useState<"search" | "help" | null>(null);
  const [Opened, setOpened] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [words, setWords] = useState("");
  // What is typed while the dialog is loaded; null when none is.
  const early = useRef<string | null>(null);
  const shortcuts = place.workspace ? listShortcuts(place.workspace.id, place) : [];
  const show = (what: "search" | "help") => {
    setWords("");
    setFailed(false);
    setOpen(what);
    if (Opened || early.current !== null) return;
    early.current = "";
    import("./command-dialogs.tsx")
      .then(({ default: loaded }) => {
        setWords(early.current ?? "");
        setOpened(() => loaded);
      })
      .catch(() => {
        setFailed(true);
        setOpen(null);
      })
      .finally(() => {
        early.current = null;
      });
  };
  const close = () => setOpen(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link inside has led elsewhere.
  useEffect(close, [pathname]);
  useKeys({
    isMac,
    shortcuts: isOn ? shortcuts : [],
    hasHelp: isOn,
    early,
    onSearch: () => (open === "search" ? close() : show("search")),
    onHelp: () => show("help"),
    onGo: router.push,
  });
  const keys = isMac ? "⌘ K" : "Ctrl K";
  return (
    <>
      <button
        type="button"
        onClick={(event) => {
          // Some browsers leave the focus where it was; it is to come back here.
          event.currentTarget.focus();
          show("search");
        }}
        disabled={!isHydrated}
        data-still={isHydrated ? undefined : ""}
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        className="inline-flex size-9 shrink-0 items-center justify-center gap-2 rounded-lg text-sm text-soft hover:bg-sunken hover:text-ink data-still:cursor-progress sm:me-1 sm:w-44 sm:justify-start sm:border sm:border-line sm:px-2.5"
      >
        <Search aria-hidden="true" className="size-4.5 shrink-0 sm:size-4" />
        <span className="sr-only flex-1 text-start sm:not-sr-only">
          Search<span className="sr-only"> and actions</span>
        </span>
        <span aria-hidden="true" className="hidden text-xs text-faint sm:block">
          {keys}
        </span>
      </button>
      {hasFailed && (
        <p
          role="alert"
          className="fixed inset-x-4 top-16 z-20 rounded-lg bg-poor-soft p-3.5 text-sm text-poor"
        >
          Search could not be loaded. Check your connection and try again.
        </p>
      )}
      {open && Opened && (
        <Opened
          open={open}
          search={{ place, initialWords: words, onHelp: () => setOpen("help") }}
          help={{
            shortcuts,
            searchKeys: keys,
            settingsHref: place.workspace && `/w/${place.workspace.id}/settings#shortcuts`,
            isOn,
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type Heard = {
  isMac: boolean;
  shortcuts: readonly Shortcut[];
  hasHelp: boolean;
  early: RefObject<string | null>;
  onSearch: () => void;
  onHelp: () => void;
  onGo: (href: string) => void;
};

function useKeys(heard: Heard): void {
  const now = useRef(heard);
  useEffect(() => {
    now.current = heard;
  });
  const listed = heard.shortcuts.map(({ keys }) => keys).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which shortcuts there are is told by their keys.
  useEffect(() => {
    const read = readKeys(heard.shortcuts);
    const listen = (event: KeyboardEvent) => {
      if (hear(event, read, now.current)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [listed, heard.shortcuts[0]?.href]);
}

/** Whether a key was meant for this. */
function hear(event: KeyboardEvent, read: ReturnType<typeof readKeys>, heard: Heard): boolean {
  if (event.defaultPrevented) return false;
  if (isSearchKey(event, heard.isMac)) {
    if (!document.querySelector("dialog[role=alertdialog]")) heard.onSearch();
    return true;
  }
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (heard.early.current !== null) {
    if (isLetter) heard.early.current += event.key;
    return isLetter;
  }
  if (isTaken(event.target)) return false;
  const told = read(event, event.timeStamp);
  if (told === null || (told === "help" && !heard.hasHelp)) return false;
  if (told === "help") heard.onHelp();
  else heard.onGo(told.href);
  return true;
}
