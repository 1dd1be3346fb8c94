"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import type { Platform } from "#lib/formula/names.ts";
import { isFailure, sendFile } from "#lib/http/fetch-json.ts";
import { type Refusal, Upload } from "#lib/uploads/schemas.ts";
import type { StatedAudience } from "./stated-audience.ts";

export type Mapping = Record<string, string>;

const UNREADABLE = {
  title: "Something failed",
  code: "",
  message: "The answer could not be read. Please try again.",
};

/** A file that was chosen and is not with the service yet. */
export type StagedFile = {
  key: number;
  file: File;
  /** What its columns mean, once a person has looked at the proposal. */
  mapping: Mapping | null;
  /** Whole percent that is sent; null while it is not being sent. */
  percent: number | null;
  error: Refusal | null;
};

export type Sending = { key: number; mapping: Mapping | null };
type Account = { platform: Platform; handle: string };

/** The files that were chosen for import, and sending them one after the other. */
export function useStagedFiles(workspaceId: string) {
  const [files, setFiles] = useState<StagedFile[]>([]);
  const nextKey = useRef(1);
  const queries = useQueryClient();
  const change = (key: number, part: Partial<StagedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => setFiles((all) => all.filter((one) => one.key !== key));

  const add = (chosen: readonly File[]) => {
    const staged = chosen.map((file) => ({
      key: nextKey.current++,
      file,
      mapping: null,
      percent: null,
      error: null,
    }));
    setFiles((all) => [...all, ...staged]);
  };

  /** What is stated of the audience goes along with the last file. Answers whether all of them arrived. */
  const send = async (
    account: Account,
    sendings: readonly Sending[],
    audience: StatedAudience | null,
  ): Promise<boolean> => {
    let haveArrived = true;
    for (const { key, mapping } of sendings) change(key, { percent: 0, error: null, mapping });
    for (const { key, mapping } of sendings) {
      const staged = files.find((one) => one.key === key);
      if (!staged) continue;
      try {
        const stated = key === sendings.at(-1)?.key ? audience : null;
        const query = { ...describeFile(account, staged.file, mapping), ...stated };
        const path = internalPath("uploads", { workspace_id: workspaceId }, query);
        await sendFile(Upload, path, staged.file, (share) =>
          change(key, { percent: Math.floor(100 * share) }),
        );
        remove(key);
        await queries.invalidateQueries({ queryKey: ["uploads", workspaceId] });
      } catch (error) {
        haveArrived = false;
        change(key, { percent: null, error: failureOf(error) });
      }
    }
    return haveArrived;
  };
  return { files, add, remove, change, send };
}

/** What goes along with a file in the address: whose it is, its name and what its columns mean. */
export function describeFile(account: Partial<Account>, file: File, mapping: Mapping | null) {
  return { ...account, file_name: file.name.slice(-255), mapping: mapping && JSON.stringify(mapping) };
}

/** What a person is told of a request that failed. */
export function failureOf(error: unknown): Refusal {
  const { title, code, message } = isFailure(error) ? error : UNREADABLE;
  return { title, code, detail: message, finding: message, expected: [] };
}
