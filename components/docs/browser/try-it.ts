import { holdKey, readKey } from "./api-key.ts";
import { addCopyButtons } from "./copy.ts";
import { copyTemplate } from "./copy-template.ts";
import { type Sent, sendRequest } from "./send-request.ts";

const begun = new WeakSet<HTMLFormElement>();

/** Opens the form of an operation, or closes it. */
export function toggleForm(button: HTMLElement): void {
  const form = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(form instanceof HTMLFormElement)) return;
  form.hidden = !form.hidden;
  button.ariaExpanded = String(!form.hidden);
  if (begun.has(form)) return;
  begun.add(form);
  begin(form);
}

function begin(form: HTMLFormElement): void {
  showKey(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
  form.addEventListener("input", ({ target }) => {
    const { key, keep } = fieldsOf(form);
    if (target !== key && target !== keep) return;
    holdKey(key.value.trim(), keep.checked);
    for (const other of document.querySelectorAll<HTMLFormElement>("form[data-method]"))
      if (other !== form) showKey(other);
  });
}

function fieldsOf(form: HTMLFormElement) {
  const key = form.querySelector<HTMLInputElement>("[data-key]");
  const keep = form.querySelector<HTMLInputElement>("[data-keep-key]");
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  const told = form.querySelector<HTMLElement>("[data-told]");
  if (!key || !keep || !button || !told) throw new Error("a form of the reference lacks a field");
  return { key, keep, button, told };
}

function showKey(form: HTMLFormElement): void {
  const { key, keep } = fieldsOf(form);
  const known = readKey();
  key.value = known.key;
  keep.checked = known.isKept;
}

async function send(form: HTMLFormElement): Promise<void> {
  const { key, button, told } = fieldsOf(form);
  const { method = "GET", type = "" } = form.dataset;
  const word = button.textContent;
  button.disabled = true;
  button.textContent = "Sending …";
  try {
    const request = { method, type, key: key.value.trim(), ...readRequest(form) };
    told.replaceChildren(showAnswer(await sendRequest(request)));
  } catch (error) {
    told.replaceChildren(showFault(error));
  }
  button.disabled = false;
  button.textContent = word;
}

/** Parameters that are left empty are left out. */
function readRequest(form: HTMLFormElement): { path: string; body: string | null } {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("[data-place]")];
  const filledIn = (name: string) => inputs.find((input) => input.name === name)?.value.trim() ?? "";
  const path = (form.dataset.path ?? "").replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(filledIn(name)),
  );
  const asked = inputs.filter(({ dataset, value }) => dataset.place === "query" && value.trim());
  const search = new URLSearchParams(asked.map(({ name, value }) => [name, value.trim()]));
  const body = form.querySelector<HTMLTextAreaElement>("[data-body]");
  return { path: search.size > 0 ? `${path}?${search}` : path, body: body?.value.trim() ?? null };
}

function showAnswer({ status, statusText, milliseconds, headers, body }: Sent): DocumentFragment {
  const shown = copyTemplate("sent-answer");
  const told = shown.querySelector("[data-status]");
  if (told) told.textContent = `${status} ${statusText}`;
  if (status >= 400) told?.parentElement?.classList.replace("bg-good-soft", "bg-poor-soft");
  if (status >= 400) told?.parentElement?.classList.replace("text-good", "text-poor");
  const time = shown.querySelector("[data-time]");
  if (time) time.textContent = `${milliseconds} ms`;
  const list = shown.querySelector("dl");
  const row = [...(list?.children ?? [])];
  list?.replaceChildren(...headers.flatMap((header) => fillRow(row, header)));
  const code = shown.querySelector("code");
  if (code) code.textContent = body;
  if (!body) code?.closest("[data-code]")?.remove();
  addCopyButtons(shown);
  return shown;
}

function fillRow(row: Element[], header: readonly string[]): Element[] {
  return row.map((cell, n) => {
    const copy = cell.cloneNode() as Element;
    copy.textContent = header[n] ?? "";
    return copy;
  });
}

function showFault(error: unknown): DocumentFragment {
  const shown = copyTemplate("not-sent");
  const why = shown.querySelector("[data-why]");
  if (why) why.textContent = error instanceof Error ? error.message : "The request could not be sent.";
  return shown;
}
