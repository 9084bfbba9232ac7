/** Whoever reads may stop reading (`… | head`); what was begun is carried out all the same. */
export function tolerateGoneReaders(...streams: readonly NodeJS.WritableStream[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
