/** The URL that opens a chat with `phone` (such as `+502 0000 0000`) and a prefilled `message`. */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;
}
