import { Fragment } from "react";
import { CopyButton } from "./copy-button.tsx";

type Props = {
  text: string;
  /** Of the button. */
  name?: string;
};

/** A line of code with a button that copies it. */
export function CopyText({ text, name = "Copy the command" }: Props) {
  return (
    <div className="flex items-start gap-2 rounded-lg bg-sunken p-2 pl-3">
      <code className="min-w-0 flex-1 py-1.5 font-mono text-[0.8125rem] leading-relaxed break-words">
        <Words text={text} />
      </code>
      <CopyButton text={text} name={name} />
    </div>
  );
}

/** Lines break between the words only, so that an option keeps its hyphens. */
function Words({ text }: { text: string }) {
  const words = [...text.matchAll(/\S+/g)];
  return words.map(({ 0: word, index }) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}
