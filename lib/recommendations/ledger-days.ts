/** The days that the ledger of recommendations counts with. */
export const LEDGER_DAYS = {
  /** A change needs this long before a pillar can show it: half of the window over which momentum is compared. */
  measured: 28,
  /** So long after it was done it is measured, whether or not the figures reach the day on which it is measured. */
  awaited: 42,
  /** So long after it was done figures that come late are still waited for; what is not measured then never is. */
  closed: 60,
  /** What was dismissed is not shown again for so long. */
  dismissed: 90,
  /** What nobody decided on and no audit advised any more goes after so long. */
  kept: 60,
} as const;
