/** Without the signs that separate addresses, or begin headers in a link that writes a mail. */
export const mailAddress = /^[^\s@?&%,;]+@[^\s@?&%,;]+\.[^\s@?&%,;]+$/;
