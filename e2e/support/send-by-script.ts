import type { Page } from "@playwright/test";

/** Sends JSON to a door of the dashboard as a script of the open page would. @returns the status of the answer. */
export function sendByScript(page: Page, path: string, method = "POST", body: object = {}): Promise<number> {
  return page.evaluate(
    async ({ path, method, body }) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).status;
    },
    { path, method, body },
  );
}
