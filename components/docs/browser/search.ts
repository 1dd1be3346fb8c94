import { matchRows } from "#components/palette/match-rows.ts";
import type { SearchRow } from "../search-row.ts";
import { copyTemplate } from "./copy-template.ts";

const INDEX = "/docs/search.json";
const MOST = 12;
let rows: Promise<SearchRow[]> | null = null;
let begun = false;

/** Makes the search of the page work; its index is asked for now. */
export function openSearch(field: HTMLInputElement): void {
  void readRows();
  if (begun) return;
  begun = true;
  field.addEventListener("input", () => void show(field));
  field.addEventListener("keydown", (event) => hearKey(field, event));
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !field.closest("search")?.contains(target)) close(field);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Node && !field.closest("search")?.contains(target)) close(field);
  });
  void show(field);
}

/** A failure is asked for again by the next letter. */
function readRows(): Promise<SearchRow[]> {
  rows ??= fetch(INDEX)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return (await answer.json()) as SearchRow[];
    })
    .catch((error) => {
      rows = null;
      throw error;
    });
  return rows;
}

function partsOf(field: HTMLInputElement) {
  const search = field.closest("search");
  const panel = search?.querySelector<HTMLElement>("[data-found]");
  const list = search?.querySelector<HTMLElement>("[role=listbox]");
  const said = search?.querySelector<HTMLElement>("[data-said]");
  if (!panel || !list || !said) throw new Error("the search lacks a part");
  return { panel, list, said };
}

async function show(field: HTMLInputElement): Promise<void> {
  const { panel, list, said } = partsOf(field);
  const typed = field.value;
  if (!typed.trim()) return close(field);
  try {
    const found = matchRows(await readRows(), typed).slice(0, MOST);
    if (field.value !== typed) return;
    list.replaceChildren(...found.map(writeRow));
    said.textContent = found.length > 0 ? "" : "Nothing found. Try another word.";
  } catch {
    list.replaceChildren();
    said.textContent = "The search could not be loaded. Check the connection and type on.";
  }
  panel.hidden = false;
  field.ariaExpanded = "true";
  select(field, list.firstElementChild);
}

function writeRow({ label, note, href }: SearchRow, n: number): Element {
  const row = copyTemplate("docs-row").firstElementChild;
  if (!(row instanceof HTMLAnchorElement)) throw new Error("the search lacks its row");
  const [name, beside] = row.children;
  row.id = `docs-row-${n}`;
  row.href = href;
  if (name) name.textContent = label;
  if (beside) beside.textContent = note;
  return row;
}

function select(field: HTMLInputElement, row: Element | null | undefined): void {
  for (const other of partsOf(field).list.children) other.ariaSelected = String(other === row);
  if (row) field.setAttribute("aria-activedescendant", row.id);
  else field.removeAttribute("aria-activedescendant");
  row?.scrollIntoView({ block: "nearest" });
}

function close(field: HTMLInputElement): void {
  const { panel, list } = partsOf(field);
  panel.hidden = true;
  list.replaceChildren();
  field.ariaExpanded = "false";
  select(field, null);
}

function hearKey(field: HTMLInputElement, event: KeyboardEvent): void {
  const found = [...partsOf(field).list.querySelectorAll("a")];
  const at = found.findIndex((row) => row.ariaSelected === "true");
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (move !== undefined && found.length > 0) select(field, found.at((at + move) % found.length));
  else if (event.key === "Enter" && found[at]) found[at].click();
  else if (event.key === "Escape" && !partsOf(field).panel.hidden) close(field);
  else return;
  event.preventDefault();
}
