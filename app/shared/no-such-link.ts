export const NO_SUCH_LINK =
  "This link leads nowhere now: it has expired, was taken back, or lost a letter on its way. Whoever sent it can make a new one.";
