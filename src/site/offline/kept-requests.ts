import { DOOR_PAGE } from "../../domain/door/link.ts";

interface Asked {
  readonly url: URL;
  readonly request: Pick<Request, "mode" | "referrer">;
  readonly sameOrigin: boolean;
}

/** Whether it is the page, not one of the others below the same scope. */
export function isKeptPage({ url, request, sameOrigin }: Asked): boolean {
  return sameOrigin && request.mode === "navigate" && url.pathname === "/";
}

/** Whether it is one of the page's files; the door's page keeps its own. */
export function isKeptAsset(asked: Asked): boolean {
  return isFile(asked, "/assets/");
}

export function isKeptPhoto(asked: Asked): boolean {
  return isFile(asked, "/fotos/");
}

function isFile({ url, request, sameOrigin }: Asked, folder: string): boolean {
  return sameOrigin && url.pathname.startsWith(folder) && !isFromDoor(request.referrer);
}

function isFromDoor(referrer: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).pathname.startsWith(DOOR_PAGE);
}
