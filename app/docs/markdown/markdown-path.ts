/** The address of a page's markdown. @param path of the page: `/docs/audits` */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
