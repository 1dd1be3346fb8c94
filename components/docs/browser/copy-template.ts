/**
 * A copy of what the page holds once and shows often.
 * @throws Error when the page does not hold it.
 */
export function copyTemplate(id: string): DocumentFragment {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`the page has no template ${id}`);
  return template.content.cloneNode(true) as DocumentFragment;
}
