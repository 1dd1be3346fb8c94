import { vi } from "vitest";

// For all files, since those of one worker share what they import. That a cookie becomes a user, and no cookie nobody, is tested in the browser:
// e2e/doors.spec.ts.
vi.mock("#app/session-user.ts", () => import("./session-user.ts"));
