// What every page needs, also those that load nothing else.
import { chooseNextTheme } from "#components/ui/theme-choice.ts";

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-theme-switch]")) chooseNextTheme();
});
