/** How long an idle connection is kept, in ms: longer than the minute of load balancers. Answers name it in `Keep-Alive`. */
export const KEEP_ALIVE_MS = 75_000;
