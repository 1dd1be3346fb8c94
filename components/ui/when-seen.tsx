"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Skeleton } from "./skeleton.tsx";

/** So far below the view it is got ready. */
const AHEAD = "200px";

/** A box of a size of its own whose content, and the code of it, is loaded when it comes near the view. */
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
      {isSeen ? children : <Skeleton className="size-full" />}
    </div>
  );
}
