import type { Page } from "@playwright/test";

/** Collects what no page may do: speak to another site, write errors to the console, throw. */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  const own = new URL(process.env.PLINTH_E2E_URL ?? "").origin;
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== own) faults.push(`request to ${request.url()}`);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  return faults;
}
