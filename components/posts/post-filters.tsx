"use client";

import { Search } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PostFilter } from "#lib/posts/schemas.ts";
import { formatWords } from "./post-words.ts";

/** What the posts of the brand can be told apart by, as the library lists it. */
export type Choices = {
  total: number;
  platforms: (keyof typeof PLATFORM_WORDS)[];
  formats: string[];
  topics: { word: string; posts: number }[];
  unseen: (keyof typeof PLATFORM_WORDS)[];
};

const QUIET_MS = 250;
/** The last so many days: the first of them, YYYY-MM-DD. */
export type Period = { days: number; from: string };

type Props = {
  filter: PostFilter;
  choices: Choices;
  periods: Period[];
  onChange: (more: Partial<PostFilter>) => void;
};

/** Which posts are listed. Each choice stands in the address. */
export function PostFilters({ filter, choices, periods, onChange }: Props) {
  const choose = (name: "platform" | "format" | "topic") => (event: ChangeEvent<HTMLSelectElement>) =>
    onChange({ [name]: event.target.value || undefined });
  const { platform = "", format = "", topic = "" } = filter;
  const topics = choices.topics.map(({ word, posts }) => ({ value: word, label: `${word} (${posts})` }));
  const isOther = topic !== "" && !topics.some(({ value }) => value === topic);
  return (
    <search className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      <SearchField value={filter.q ?? ""} onSettled={(q) => onChange({ q: q || undefined })} />
      <SelectField
        label="Platform"
        name="platform"
        isLabelHidden
        value={platform}
        onChange={choose("platform")}
        options={[
          { value: "", label: "All platforms" },
          ...choices.platforms.map((value) => ({ value, label: PLATFORM_WORDS[value] })),
        ]}
      />
      <SelectField
        label="Format"
        name="format"
        isLabelHidden
        value={format}
        onChange={choose("format")}
        options={[
          { value: "", label: "All formats" },
          ...choices.formats.map((value) => ({ value, label: formatWords(value) })),
        ]}
      />
      <SelectField
        label="Topic"
        name="topic"
        isLabelHidden
        value={topic}
        onChange={choose("topic")}
        options={[
          { value: "", label: "All topics" },
          ...(isOther ? [{ value: topic, label: topic }] : []),
          ...topics,
        ]}
      />
      <PeriodField filter={filter} periods={periods} onChange={onChange} />
    </search>
  );
}

/** What is typed is looked for once the typing rests. */
function SearchField({ value, onSettled }: { value: string; onSettled: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    // The address says something else than was typed here: filters were cleared, or somebody went back.
    setTold(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === told) return;
    const timer = setTimeout(() => {
      setTold(text.trim());
      onSettled(text.trim());
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className="relative col-span-2 min-w-0 lg:col-span-1">
      <label htmlFor="post-search" className="sr-only">
        Search posts
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
      />
      <input
        ref={keepEarlyInput}
        id="post-search"
        type="search"
        value={text}
        maxLength={100}
        placeholder="Search posts"
        onChange={(event) => setText(event.target.value)}
        className={cx(CONTROL, "pl-9")}
      />
    </div>
  );
}

type PeriodProps = Pick<Props, "filter" | "periods" | "onChange">;

/** Days up to today, or any others, which then have fields of their own. */
function PeriodField({ filter: { from, to }, periods, onChange }: PeriodProps) {
  const [isOpen, setIsOpen] = useState(false);
  const preset = to === undefined ? periods.find((one) => one.from === from) : undefined;
  const isOther = isOpen || to !== undefined || (from !== undefined && !preset);
  const choose = (value: string) => {
    setIsOpen(value === "other");
    if (value === "other") return;
    onChange({ from: value || undefined, to: undefined });
  };
  return (
    <>
      <SelectField
        label="Period"
        name="period"
        isLabelHidden
        value={isOther ? "other" : (preset?.from ?? "")}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: "", label: "All time" },
          ...periods.map((one) => ({ value: one.from, label: `Last ${one.days} days` })),
          { value: "other", label: "Other days" },
        ]}
      />
      {isOther && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-soft col-span-2 lg:col-start-4">
          <DayField label="From" value={from} onChange={(day) => onChange({ from: day })} />
          <DayField label="to" value={to} onChange={(day) => onChange({ to: day })} />
        </div>
      )}
    </>
  );
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

function DayField({ label, value = "", onChange }: DayProps) {
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2">
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
        className={cx(CONTROL, "px-2 text-sm")}
      />
    </label>
  );
}
