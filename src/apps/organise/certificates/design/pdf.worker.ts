// The library's own worker, as a file of this site.
import "pdfjs-dist/build/pdf.worker.min.mjs";
