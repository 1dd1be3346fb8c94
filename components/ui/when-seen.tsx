"use client";

import { Component, type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Skeleton } from "./skeleton.tsx";

/** So far below the view it is got ready. */
const AHEAD = "200px";

/**
 * A box of a size of its own with a picture whose code is loaded when it comes near the view. Where that does not come, the box says so
 * and all else stays.
 */
export function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && see(),
      {
        rootMargin: AHEAD,
      },
    );
    if (box.current) observer.observe(box.current);
    window.addEventListener("beforeprint", see);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", see);
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {isSeen ? <Guarded>{children}</Guarded> : <Skeleton className="size-full" />}
    </div>
  );
}

/** What cannot be drawn takes nothing else of the page with it. */
class Guarded extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <NotDrawn /> : this.props.children;
  }
}

/** Code that did not come is not asked for again by the same page. */
function NotDrawn() {
  return (
    <div className="flex size-full items-center justify-center overflow-auto">
      <Alert tone="fair" title="The chart did not load" className="max-w-md">
        <p>Its table has the same figures. Check the connection, then load the page again.</p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Alert>
    </div>
  );
}
