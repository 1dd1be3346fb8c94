import type { Page } from "@playwright/test";
import type { Brand } from "./furnish-brand.ts";

export type Screen = {
  name: string;
  path: (brand: Brand) => string;
  title: string | RegExp;
  /** Whether nobody is signed in. */
  isPublic?: true;
  /** What people come for, by the keyboard alone. */
  act: (page: Page, brand: Brand) => Promise<void>;
};

/** A password that meets the rules. */
export const NEW_PASSWORD = "four green kettles";
