/** Address that opens a chat with `phone` (as `+502 0000 0000`) and `message` already typed. */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;
}
