export const NO_SUCH_LINK =
  "This link no longer works. It has expired, was revoked or was not copied in full. Ask whoever sent it for a new one.";
