/**
 * Follows what stands behind the # of an address: an operation is opened. What was on the one page of the whole reference once stands
 * there as a link to where it is now.
 */
export function followAddress(): void {
  const found = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!found) return;
  if (found instanceof HTMLAnchorElement && "moved" in found.dataset) {
    location.replace(found.href);
    return;
  }
  const operation = found.closest<HTMLElement>("[data-operation]");
  if (!operation) return;
  setOpen(operation, true);
  found.scrollIntoView();
}

/** Opens an operation, or folds it again. */
export function toggleOperation(button: HTMLElement): void {
  const operation = button.closest<HTMLElement>("[data-operation]");
  if (operation) setOpen(operation, !("open" in operation.dataset));
}

function setOpen(operation: HTMLElement, isOpen: boolean): void {
  operation.toggleAttribute("data-open", isOpen);
  const button = operation.querySelector("[data-open-operation]");
  if (!button) return;
  button.ariaExpanded = String(isOpen);
  button.ariaLabel = `${isOpen ? "Show less" : "Show all"}: ${operation.querySelector("h2")?.textContent}`;
}
