import { certificatePdf } from "../pdf/certificate-pdf.ts";

export type MakeRequest = Parameters<typeof certificatePdf>;

/** Posts the PDF. An error is posted as an error. */
addEventListener("message", ({ data }: MessageEvent<MakeRequest>) => {
  certificatePdf(...data).then((file) => postMessage(file), reportError);
});
