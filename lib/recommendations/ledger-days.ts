/** The days that the ledger of recommendations counts with. */
export const LEDGER_DAYS = {
  /** A change needs this long before a pillar can show it: half of the window over which momentum is compared. */
  measured: 28,
  /** After so long it is measured even when the figures do not reach the 28th day. */
  awaited: 42,
  /** Late figures are waited for so long; an entry that is not measured by then never is. */
  closed: 60,
  /** A dismissed change is not advised again for so long. */
  dismissed: 90,
  /** Open entries that no audit has advised for so long are removed. */
  kept: 60,
} as const;
