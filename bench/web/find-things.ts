import type { Things } from "./list-pages.ts";

/**
 * The newest thing of each kind, by the first link to one on the page that lists them.
 * @param cookie of who is signed in
 * @throws Error where a list has none
 */
export async function findThings(url: string, workspaceId: string, cookie: string): Promise<Things> {
  const find = async (list: string): Promise<string> => {
    const path = `/w/${workspaceId}/${list}`;
    const page = await fetch(`${url}${path}`, { headers: { cookie } });
    const links = [...(await page.text()).matchAll(new RegExp(`href="(${path}/([^"?#]+))"`, "g"))];
    // Beside the things stand pages with names: what has an id has a sign that no name has.
    const [, first] = links.find(([, , id = ""]) => /[_%]/.test(id)) ?? [];
    if (!first) throw new Error(`nothing on ${path}`);
    return first;
  };
  return {
    audit: await find("audits"),
    post: await find("posts"),
    draft: await find("drafts"),
    campaign: await find("campaigns"),
    webhook: await find("webhooks"),
  };
}
