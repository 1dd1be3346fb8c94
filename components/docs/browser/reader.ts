// The reference in the browser: what it takes to read it. What sends requests and what searches is loaded when it is used.
import { chooseLanguage, showKeptLanguage } from "./choose-language.ts";
import { addCopyButtons, copyCode } from "./copy.ts";
import { followAddress, toggleOperation } from "./follow-address.ts";

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("[popover] a")) target.closest<HTMLElement>("[popover]:popover-open")?.hidePopover();
  const button = target.closest<HTMLElement>("button");
  if (!button) return;
  const { copy, chooseLanguage: language, openOperation, try: tried } = button.dataset;
  if (copy !== undefined) void copyCode(button);
  if (language !== undefined) chooseLanguage(language);
  if (openOperation !== undefined) toggleOperation(button);
  if (tried !== undefined) void import("./try-it.ts").then(({ toggleForm }) => toggleForm(button));
});
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLInputElement && "searchDocs" in target.dataset)
    void import("./search.ts").then(({ openSearch }) => openSearch(target));
});
addEventListener("hashchange", followAddress);

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();

function begin(): void {
  showKeptLanguage();
  addCopyButtons(document);
  followAddress();
}
