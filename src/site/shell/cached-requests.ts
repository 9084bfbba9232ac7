import { DOOR_PAGE } from "#door/model/link.ts";

interface Asked {
  readonly url: URL;
  readonly request: Pick<Request, "mode" | "referrer">;
  readonly sameOrigin: boolean;
}

/** Whether a request is for the visitors' page, not for another page within the scope. */
export function isCachedPage({ url, request, sameOrigin }: Asked): boolean {
  return sameOrigin && request.mode === "navigate" && url.pathname === "/";
}

/** Whether a request is for a file of the visitors' page. The door's worker caches its own files. */
export function isCachedAsset(asked: Asked): boolean {
  return isFile(asked, "/assets/");
}

export function isCachedPhoto(asked: Asked): boolean {
  return isFile(asked, "/fotos/");
}

function isFile({ url, request, sameOrigin }: Asked, folder: string): boolean {
  const isFromDoor = request.referrer.startsWith(url.origin + DOOR_PAGE);
  return sameOrigin && url.pathname.startsWith(folder) && !isFromDoor;
}
