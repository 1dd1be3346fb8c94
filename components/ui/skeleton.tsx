import { cx } from "./cx.ts";

type Props = {
  className: string;
  /** What is on its way, as it is read out; several blocks of one thing are named by what is around them. */
  name?: string;
};

/** A quiet block in the place and size of what is still on its way. */
export function Skeleton({ className, name }: Props) {
  const block = (
    <div
      aria-hidden="true"
      data-waiting=""
      className={cx("rounded-md bg-sunken motion-safe:animate-pulse", className)}
    />
  );
  if (!name) return block;
  return (
    <div role="status" className="contents">
      <span className="sr-only">Loading {name}</span>
      {block}
    </div>
  );
}
