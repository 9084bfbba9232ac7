import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import {
  editorCalls,
  editorPath,
  publishSchema,
  type Refusal,
  saveSchema,
} from "../../content/editor-calls.ts";
import { PHOTOS_FOLDER } from "../../content/read-content.ts";
import { ContentDesk } from "./content-desk.ts";
import { isLocal } from "./local-only.ts";
import { takePhoto, thumbnail } from "./photo-intake.ts";
import { Publisher } from "./publisher.ts";

/** Larger than any photo of a phone. */
const LARGEST_BODY = 60_000_000;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers the editor's calls about `contentDir`, and `/editar` with the page of `renderPage`. Only
 * browsers on this computer get an answer.
 */
export function editorServer(contentDir: string, renderPage: () => Promise<string>): Handler {
  const desk = new ContentDesk(contentDir);
  const publisher = new Publisher();
  const photosDir = join(contentDir, PHOTOS_FOLDER);

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (!isLocal(request)) {
      refuse(response, 403, { message: "El editor solo se abre desde esta computadora." });
      return;
    }
    switch (`${request.method} ${url.pathname}`) {
      case `GET ${editorPath}`:
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(await renderPage());
        return;
      case `GET ${editorCalls.state}`:
        sendJson(response, 200, await desk.state());
        return;
      case `POST ${editorCalls.save}`:
        return save(request, response);
      case `POST ${editorCalls.photos}`:
        return store(request, response, url);
      case `GET ${editorCalls.photos}`:
        return show(response, url);
      case `GET ${editorCalls.publish}`:
        sendJson(response, 200, await publisher.state());
        return;
      case `POST ${editorCalls.publish}`:
        return publish(request, response);
      default:
        refuse(response, 404, { message: "El editor no tiene esta página." });
    }
  }

  async function save(request: IncomingMessage, response: ServerResponse) {
    const asked = saveSchema.safeParse(await readJson(request));
    if (!asked.success) {
      refuse(response, 400, unusable);
      return;
    }
    const { kind, state } = await desk.save(asked.data);
    const file = `content/${asked.data.key}.yaml`;
    if (kind === "saved") sendJson(response, 200, state);
    else if (kind === "outdated") {
      refuse(response, 409, { message: `${file} cambió fuera de este editor.`, state });
    } else {
      refuse(response, 409, { message: `${file} no se puede leer: corríjalo antes.`, state });
    }
  }

  async function publish(request: IncomingMessage, response: ServerResponse) {
    const asked = publishSchema.safeParse(await readJson(request));
    if (!asked.success) {
      refuse(response, 400, {
        message: "Elija dónde se publica y escriba la dirección del sitio.",
      });
    } else if (!publisher.publish(asked.data, response)) {
      refuse(response, 409, { message: "Ya se está publicando. Espere a que termine." });
    }
  }

  async function store(request: IncomingMessage, response: ServerResponse, url: URL) {
    const asked = photoQuery.safeParse(Object.fromEntries(url.searchParams));
    const bytes = await readBody(request);
    if (!asked.success) {
      refuse(response, 400, unusable);
      return;
    }
    if (!bytes) {
      refuse(response, 413, { message: "La foto pesa más de 60 MB: redúzcala antes." });
      return;
    }
    const { nombre: name, ancho: sharpFrom } = asked.data;
    const intake = await takePhoto(bytes, { name, sharpFrom, photosDir });
    if (intake.kind === "refused") refuse(response, 422, { message: intake.message });
    else sendJson(response, 200, { archivo: intake.archivo });
  }

  async function show(response: ServerResponse, url: URL) {
    const picture = await thumbnail(photosDir, url.searchParams.get("nombre") ?? "");
    if (!picture) {
      refuse(response, 404, { message: "No hay una foto con este nombre." });
      return;
    }
    response.setHeader("content-type", "image/webp");
    response.setHeader("cache-control", "no-cache");
    response.end(picture);
  }

  return (request, response, next) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== editorPath && !url.pathname.startsWith(`${editorPath}/`)) return next();
    answer(request, response, url).catch((error: unknown) => {
      // JSON that is nested thousands of levels deep overflows the stack of its reader.
      if (error instanceof RangeError) return refuse(response, 400, unusable);
      const what = request.method === "GET" ? "leer" : "guardar";
      const message = `No se pudo ${what}: ${error instanceof Error ? error.message : error}`;
      refuse(response, 500, { message });
    });
  };
}

const unusable = { message: "El editor pidió algo que no se puede guardar." };
const photoQuery = z.object({ nombre: z.string().min(1), ancho: z.coerce.number().int().min(1) });

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, refusal: Refusal): void {
  sendJson(response, status, refusal);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(String(await readBody(request)));
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
