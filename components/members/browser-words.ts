import Bowser from "bowser";

/** A browser and its system as people know them, "Firefox on Windows", of what it says of itself. */
export function browserWords(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || " ");
  if (!browser.name) return "An unknown browser";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
