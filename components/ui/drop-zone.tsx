"use client";

import { FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, useState } from "react";
import { cx } from "./cx.ts";
import { keepEarlyInput } from "./keep-early-input.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

type Props = {
  id: string;
  label: string;
  hint: string | undefined;
  accept: string;
  /** Files are held over the page. */
  isHeld?: boolean;
  isSmall?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files by dragging, or by the browser's own chooser: the input lies over the whole zone, so it is one target for all. */
export function DropZone({ id, label, hint, accept, isHeld = false, isSmall = false, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const isHydrated = useIsHydrated();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file can be chosen again after it was taken out.
    event.target.value = "";
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      data-still={isHydrated ? undefined : ""}
      className={cx(
        "relative flex flex-col items-center justify-center gap-1 rounded-xl border-2 border-dashed border-edge text-center",
        isSmall ? "min-h-16 p-3" : "min-h-44 p-6",
        "focus-within:border-accent hover:bg-sunken has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent",
        (isOver || isHeld) && "border-accent bg-accent-soft",
      )}
    >
      {!isSmall && <FileUp aria-hidden="true" className="mb-2 size-7 text-accent" />}
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="max-w-md text-sm text-soft">
          {hint}
        </p>
      )}
      <input
        ref={keepEarlyInput}
        id={id}
        type="file"
        multiple
        accept={accept}
        aria-describedby={hint && `${id}-hint`}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
