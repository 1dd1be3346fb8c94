type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The ref of an input. What a person typed, chose or dropped before the page came alive is told again, as a real event:
 * React takes over the page without asking what its inputs hold, and forgets it with the next change.
 */
export function keepEarlyInput(control: Control | null): void {
  const tellAgain = control && noticeEarly(control);
  // Not while React is taking over: one handler has to see what the one before it changed.
  if (tellAgain) queueMicrotask(tellAgain);
}

function noticeEarly(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) return noticeChosen(control);
  if (control instanceof HTMLTextAreaElement) return noticeTyped(control);
  if (control.type === "file") return control.files?.length ? () => tell(control, "change") : null;
  if (control.type === "checkbox" || control.type === "radio") return noticePressed(control);
  return noticeTyped(control);
}

function noticeChosen(select: HTMLSelectElement): (() => void) | null {
  const { value, selectedOptions } = select;
  if (selectedOptions[0]?.defaultSelected !== false) return null;
  return () => {
    select.value = value;
    tell(select, "change");
  };
}

function noticePressed(box: HTMLInputElement): (() => void) | null {
  const isPressed = box.checked !== box.defaultChecked && (box.type === "checkbox" || box.checked);
  if (!isPressed) return null;
  return () => {
    box.checked = box.defaultChecked;
    box.click();
  };
}

function noticeTyped(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  const typed = field.value;
  if (typed === field.defaultValue) return null;
  return () => {
    field.value = field.defaultValue;
    // React notes what is set on the element itself; set by its prototype it is news.
    Reflect.set(Object.getPrototypeOf(field), "value", typed, field);
    tell(field, "input");
  };
}

function tell(control: Control, event: "change" | "input"): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
