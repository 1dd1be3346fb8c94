/** How long a link may be good for, in days. */
export const SHARE_DAYS = [7, 30, 90] as const;
