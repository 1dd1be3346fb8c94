/** The largest file of a logo, in bytes. */
export const MAX_LOGO_BYTES = 512 * 1024;
