import { type ReactNode, Suspense, useState } from "react";
import { Button } from "./button.tsx";

type Props = {
  /** Of the button. */
  words: string;
  /** Takes the place of what is shown; its code may come when it is asked for. */
  form: ReactNode;
  children: ReactNode;
};

/** Something as it is, and a button that brings the form in its place. */
export function EditInPlace({ words, form, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const closed = (
    <div className="max-w-md space-y-5">
      {children}
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words}
      </Button>
    </div>
  );
  return isOpen ? <Suspense fallback={closed}>{form}</Suspense> : closed;
}
