/** Whether a file is a JPEG with the inks of a press, which browsers draw with shrill colours. */
export function hasPrintColours(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return false;
  // Each segment begins with FF, its marker and its length.
  for (let at = 2; at + 10 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff01) return false;
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    // Behind the frame's length are precision, height, width and the number of components.
    if (isFrame) return view.getUint8(at + 9) === 4;
  }
  return false;
}
