"use client";

import { Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { DEFAULT_DAYS, LookbackField, readDays } from "./lookback-field.tsx";
import { isPastDay, type PastDay, PastDayField } from "./past-day-field.tsx";
import type { RunOptions } from "./use-start-audit.ts";

export type PlatformChoice = { name: Platform; handle: string; isConnected: boolean };

type Props = {
  platforms: PlatformChoice[];
  /** The last day that an audit can be as of, YYYY-MM-DD; null where nothing is known of so long ago. */
  lastPastDay: string | null;
  canRun: boolean;
  onRun: (options: RunOptions) => void;
};

/** The options of a run: of when, of which platforms, and how far back. */
export function RunForm({ platforms, lastPastDay, canRun, onRun }: Props) {
  const connected = platforms.filter(({ isConnected }) => isConnected).map(({ name }) => name);
  const [left, setLeft] = useState<Platform[]>([]);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [pastDay, setPastDay] = useState<PastDay>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const chosen = connected.filter((name) => !left.includes(name));
  const lookback = readDays(days);
  const lacksPlatform = connected.length > 0 && chosen.length === 0;
  const isWrongDay = pastDay !== null && lastPastDay !== null && !isPastDay(pastDay, lastPastDay);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // What is wrong shall be seen.
    if (lookback === null || isWrongDay) setOpen(true);
    if (lacksPlatform || lookback === null || isWrongDay) return;
    onRun({
      lookback_days: lookback,
      ...(chosen.length < connected.length && { platforms: chosen }),
      ...(pastDay !== null && { as_of: pastDay }),
    });
  };
  if (!canRun) {
    return (
      <p className="text-sm text-soft">
        As a viewer you read results. Editors, admins and owners run audits.
      </p>
    );
  }
  const toggle = (name: Platform) =>
    setLeft(left.includes(name) ? left.filter((other) => other !== name) : [...left, name]);
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <fieldset aria-describedby={isTried && lacksPlatform ? "no-platform" : undefined}>
        <legend className="text-sm font-medium">Platforms</legend>
        <div className="mt-1 divide-y divide-line">
          {platforms.map((platform) => (
            <PlatformBox
              key={platform.name}
              platform={platform}
              isChecked={chosen.includes(platform.name)}
              onToggle={() => toggle(platform.name)}
            />
          ))}
        </div>
        {connected.length === 0 && (
          <p className="mt-1 text-sm text-soft">
            No platform is connected, so there is nothing to audit yet.
          </p>
        )}
        {isTried && lacksPlatform && (
          <p id="no-platform" className="mt-1 text-sm">
            <FieldError isUrgent>Choose at least one platform.</FieldError>
          </p>
        )}
      </fieldset>
      <Disclosure label="Options" isOpen={isOpen} onToggle={setOpen}>
        <div className="mt-3 space-y-5">
          <LookbackField value={days} onChange={setDays} isWrong={isTried && lookback === null} />
          {lastPastDay && (
            <PastDayField
              value={pastDay}
              last={lastPastDay}
              onChange={setPastDay}
              isWrong={isTried && isWrongDay}
            />
          )}
        </div>
      </Disclosure>
      <Button type="submit" className="w-full">
        <Play aria-hidden="true" className="size-4" />
        Run audit
      </Button>
    </form>
  );
}

type BoxProps = { platform: PlatformChoice; isChecked: boolean; onToggle: () => void };

function PlatformBox({ platform: { name, handle, isConnected }, isChecked, onToggle }: BoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        ref={keepEarlyInput}
        type="checkbox"
        name="platforms"
        value={name}
        checked={isChecked}
        disabled={!isConnected}
        onChange={onToggle}
        className="size-6 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">
        {PLATFORM_WORDS[name]}
        <span className="block truncate text-xs text-faint">
          {isConnected ? `@${handle.replace(/^@/, "")}` : "to be reconnected first"}
        </span>
      </span>
    </label>
  );
}
