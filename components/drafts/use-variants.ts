"use client";

import { useEffect, useState } from "react";
import type { ContentType } from "#lib/draft-model/content-draft.ts";

/** A suggestion that was applied: how the text was before, and its score then. */
export type Applied = { suggestion: string; textBefore: string; scoreBefore: number };

/** One wording of a draft, or one file by its address. */
export type Variant = {
  text: string;
  address: string;
  /** The file that was last asked about. */
  sent: { kind: ContentType; address: string } | null;
  /** Newest last; forgotten as soon as the text is changed by hand. */
  applied: Applied[];
};

type Variants = [Variant] | [Variant, Variant];
export type VariantIndex = 0 | 1;

const EMPTY: Variant = { text: "", address: "", sent: null, applied: [] };

/**
 * The variants of a workspace's draft, kept in this tab so that a reload does not lose them.
 * @param workspaceId whose draft it is
 */
export function useVariants(workspaceId: string) {
  const name = `plinth-draft-${workspaceId}`;
  const [variants, setVariants] = useState<Variants>([EMPTY]);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const kept = readKept(name);
    if (kept) setVariants(kept);
    setLoaded(true);
  }, [name]);
  useEffect(() => {
    if (isLoaded) keep(name, variants);
  }, [name, variants, isLoaded]);

  const replace = (index: VariantIndex, change: (one: Variant) => Variant) =>
    setVariants((now) => now.map((one, at) => (at === index ? change(one) : one)) as Variants);
  return {
    variants,
    write: (index: VariantIndex, text: string) => replace(index, (one) => ({ ...one, text, applied: [] })),
    setAddress: (index: VariantIndex, address: string) => replace(index, (one) => ({ ...one, address })),
    send: (index: VariantIndex, kind: ContentType, address: string) =>
      replace(index, (one) => ({ ...one, sent: { kind, address } })),
    apply: (index: VariantIndex, text: string, by: Omit<Applied, "textBefore">) =>
      replace(index, (one) => ({
        ...one,
        text,
        applied: [...one.applied, { ...by, textBefore: one.text }],
      })),
    undo: (index: VariantIndex) =>
      replace(index, (one) => ({
        ...one,
        text: one.applied.at(-1)?.textBefore ?? one.text,
        applied: one.applied.slice(0, -1),
      })),
    /** The second begins as the first. */
    compare: () => setVariants(([first]) => [first, { ...first, applied: [] }]),
    keepOnly: (index: VariantIndex) => setVariants((now) => [now[index] ?? now[0]]),
  };
}

function readKept(name: string): Variants | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (!Array.isArray(kept)) return null;
    const [first, second] = kept.map(toVariant);
    if (!first) return null;
    return second ? [first, second] : [first];
  } catch {
    return null;
  }
}

function toVariant(value: unknown): Variant {
  const { text, address } = (value ?? {}) as Partial<Record<string, unknown>>;
  return {
    text: typeof text === "string" ? text : "",
    address: typeof address === "string" ? address : "",
    sent: null,
    applied: [],
  };
}

function keep(name: string, variants: Variants): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(variants.map(({ text, address }) => ({ text, address }))));
  } catch {
    // A browser that keeps nothing: the draft holds for this page.
  }
}
