// One file to load when either is asked for first.
import type { ComponentProps } from "react";
import { Palette } from "./palette.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";

type Props = {
  open: "search" | "help";
  search: Omit<ComponentProps<typeof Palette>, "onClose">;
  help: Omit<ComponentProps<typeof ShortcutHelp>, "onClose">;
  onClose: () => void;
};

export default function CommandDialogs({ open, search, help, onClose }: Props) {
  return open === "search" ? (
    <Palette {...search} onClose={onClose} />
  ) : (
    <ShortcutHelp {...help} onClose={onClose} />
  );
}
