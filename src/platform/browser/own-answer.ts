/** Whether an answer is a file of the site and not a captive portal's page; of pages, only the site's contains `pageMark`. */
export async function isOwnAnswer(answer: Response, pageMark: string): Promise<boolean> {
  const { type, status, redirected, headers, url } = answer;
  if (type !== "basic" || status !== 200 || redirected) return false;
  const isPage = (headers.get("content-type") ?? "").startsWith("text/html");
  const isFile = /\.\w+$/.test(new URL(url).pathname);
  if (isFile) return !isPage;
  return isPage && (await answer.clone().text()).includes(pageMark);
}

/** Whether a proxy answers because the server behind it does not. */
export function isUnreachable({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

/** A plugin of Workbox that keeps only the site's own answers. */
export function cacheOnlyOwn(pageMark: string) {
  return {
    cacheWillUpdate: async ({ response }: { readonly response: Response }) =>
      (await isOwnAnswer(response, pageMark)) ? response : null,
  };
}
