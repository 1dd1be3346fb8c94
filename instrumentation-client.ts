// Runs in the browser before anything else. Schemas are not to probe whether code may be made of text: the policy of the pages
// forbids it, and a browser would report each probe.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
