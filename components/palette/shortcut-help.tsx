import { useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { Keys } from "./keys.tsx";
import type { Shortcut } from "./list-shortcuts.ts";

type Props = {
  shortcuts: readonly Shortcut[];
  /** The keys that open the search. */
  searchKeys: string;
  settingsHref: string | null;
  isOn: boolean;
  onClose: () => void;
};

/** All shortcuts, and where they are switched off. */
export function ShortcutHelp({ shortcuts, searchKeys, settingsHref, isOn, onClose }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  const id = useId();
  const parts = [
    {
      name: "Anywhere",
      rows: [
        { keys: searchKeys, label: "Search and actions" },
        { keys: "?", label: "This list" },
      ],
    },
    { name: "Go to", rows: shortcuts.filter(({ keys }) => keys.startsWith("g")) },
    { name: "New", rows: shortcuts.filter(({ keys }) => keys.startsWith("n")) },
    {
      name: "In a draft",
      rows: shortcuts.length > 0 ? [{ keys: searchKeys.replace("K", "S"), label: "Save it" }] : [],
    },
  ];
  return (
    <DialogFrame
      labelledBy={`${id}title`}
      describedBy={`${id}about`}
      onClose={onClose}
      initialFocus={close}
      className="w-[28rem]"
    >
      <section
        aria-label="Shortcuts"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard.
        tabIndex={0}
        className="overflow-y-auto p-5 -outline-offset-2 sm:p-6"
      >
        <h2 id={`${id}title`} className="text-lg font-semibold tracking-tight">
          Keyboard shortcuts
        </h2>
        <p id={`${id}about`} className="mt-1 text-sm text-soft">
          {isOn
            ? "Press the letters one after the other while no field is active."
            : "Single-letter shortcuts are switched off in this browser."}
        </p>
        {parts
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => (
            <section key={name} className="mt-5">
              <h3 className="text-sm font-medium">{name}</h3>
              <dl className="mt-1 divide-y divide-line text-sm">
                {rows.map(({ keys, label }) => (
                  <div key={keys} className="flex items-center justify-between gap-4 py-1.5">
                    <dt className="text-soft">{label}</dt>
                    <dd className="shrink-0">
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </section>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-5 py-3 sm:px-6">
        {settingsHref && (
          <TextLink href={settingsHref} look="row" className="text-sm">
            {isOn ? "Switch them off" : "Switch them on"}
          </TextLink>
        )}
        <Button ref={close} look="quiet" onClick={onClose} className="ms-auto">
          Close
        </Button>
      </div>
    </DialogFrame>
  );
}
