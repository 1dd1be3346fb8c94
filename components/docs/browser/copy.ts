import { copyTemplate } from "./copy-template.ts";

const SHOWN_MS = 2_000;

/** Gives each block of code below an element a button that copies it. */
export function addCopyButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll<HTMLElement>("[data-code]")) {
    const added = copyTemplate("copy-code");
    const button = added.querySelector("button");
    if (button) button.ariaLabel = `Copy ${block.dataset.code}`;
    block.append(added);
  }
}

/** Copies the code beside a button, and says so. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const block = button.parentElement;
  const told = block?.querySelector("[aria-live]");
  try {
    await navigator.clipboard.writeText(block?.querySelector("pre")?.textContent ?? "");
  } catch {
    // Browsers have no clipboard for pages without https; the text can still be marked and copied.
    return;
  }
  button.dataset.copied = "";
  if (told) told.textContent = "Copied";
  setTimeout(() => {
    delete button.dataset.copied;
    if (told) told.textContent = "";
  }, SHOWN_MS);
}
