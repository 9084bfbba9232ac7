/**
 * Runs `show` once all images can be painted: at once if they have loaded, otherwise after they have, lazy
 * ones too, or have failed. An image that is shown before leaves its card empty for a moment.
 */
export function whenDecoded(images: readonly HTMLImageElement[], show: () => void): void {
  const missing = images.filter(({ complete }) => !complete);
  if (missing.length === 0) {
    show();
    return;
  }
  const decoded = missing.map((image) => {
    image.loading = "eager";
    image.decoding = "sync";
    return image.decode();
  });
  void Promise.allSettled(decoded).then(show);
}
