/** One bare address, without the signs that surround or separate addresses, or begin headers in a link that writes a mail. */
export const mailAddress = /^[^\s@?&%,;:<>()"]+@[^\s@?&%,;:<>()"]+\.[^\s@?&%,;:<>()".]+$/;
