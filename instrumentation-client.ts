// Runs in the browser before anything else. Schemas are not to probe whether code may be made of text: the policy of the pages
// forbids it, and a browser would report each probe.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

/** What is not painted by then is waited for no longer. */
const PATIENCE_MS = 1000;

// Coming alive keeps a phone busy for a quarter of a second, so the page is painted first. Next does it after the scripts of
// `beforeInteractive`, which it takes from this list one after another; the one thing in ours is the first picture.
const painted = new Promise<void>((resolve) => {
  if (document.visibilityState === "hidden") return resolve();
  setTimeout(resolve, PATIENCE_MS);
  new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
});
Object.assign(globalThis, { __next_s: Object.assign([[]], { reduce: () => painted }) });
