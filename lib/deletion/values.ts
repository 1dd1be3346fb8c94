/** For so many days what is to be deleted can still be kept. */
export const WAIT_DAYS = 14;
