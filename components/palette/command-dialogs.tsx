// One file to load when either is asked for first.
import type { ComponentProps } from "react";
import { QueryProvider } from "#components/ui/query-provider.tsx";
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
    <QueryProvider>
      <Palette {...search} onClose={onClose} />
    </QueryProvider>
  ) : (
    <ShortcutHelp {...help} onClose={onClose} />
  );
}
