/** Characters that a new password has at least (NIST SP 800-63B asks for 8), and at most. */
export const MIN_PASSWORD = 10;

export const MAX_PASSWORD = 1_024;
