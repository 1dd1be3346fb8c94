/** Languages in which numbers and dates can be written; all have Latin digits and letters that a report can draw. */
export const LOCALES = [
  { value: "en-GB", label: "English (United Kingdom)" },
  { value: "en-US", label: "English (United States)" },
  { value: "en-AU", label: "English (Australia)" },
  { value: "en-CA", label: "English (Canada)" },
  { value: "en-IE", label: "English (Ireland)" },
  { value: "en-IN", label: "English (India)" },
  { value: "cs-CZ", label: "Čeština" },
  { value: "da-DK", label: "Dansk" },
  { value: "de-DE", label: "Deutsch (Deutschland)" },
  { value: "de-AT", label: "Deutsch (Österreich)" },
  { value: "de-CH", label: "Deutsch (Schweiz)" },
  { value: "es-ES", label: "Español (España)" },
  { value: "es-MX", label: "Español (México)" },
  { value: "fr-FR", label: "Français (France)" },
  { value: "fr-CA", label: "Français (Canada)" },
  { value: "it-IT", label: "Italiano" },
  { value: "nl-NL", label: "Nederlands" },
  { value: "nb-NO", label: "Norsk" },
  { value: "pl-PL", label: "Polski" },
  { value: "pt-BR", label: "Português (Brasil)" },
  { value: "pt-PT", label: "Português (Portugal)" },
  { value: "fi-FI", label: "Suomi" },
  { value: "sv-SE", label: "Svenska" },
  { value: "tr-TR", label: "Türkçe" },
] as const;

/** Offsets such as "+02:00" are taken by some engines too: they know no summer. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/;

/** The IANA zone of this name as the engine spells it; null where there is none. */
export function findTimeZone(name: string): string | null {
  if (!NAME.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
