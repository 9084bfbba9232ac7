import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { organiserCookie, SESSION_MS } from "../model/calls.ts";

/** 32 random bytes (256 bits) in base64url. */
const SECRET = /^[\w-]{43}$/;

/** Whether `text` may be the secret of a session or of a personal link. */
export const isSecret = (text: string): boolean => SECRET.test(text);

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** The session's cookie; its parser is a plugin of `app`. */
export function sessionCookie(app: FastifyInstance) {
  function write(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) {
    const secure = isSecure(request) || organiserCookie.secure in cookiesOf(request);
    const name = secure ? organiserCookie.secure : organiserCookie.plain;
    const options = { secure, maxAge, path: "/", httpOnly: true, sameSite: "strict" } as const;
    reply.header("set-cookie", app.serializeCookie(name, value, options));
  }
  const cookiesOf = ({ headers }: FastifyRequest) => app.parseCookie(headers.cookie ?? "");

  return {
    /** The secret that the browser sent; `null` if there is none. */
    read(request: FastifyRequest): string | null {
      const { secure, plain } = organiserCookie;
      const cookies = cookiesOf(request);
      // Another host of the domain could set the plain cookie, but never the one with the prefix.
      const value = cookies[secure] ?? (isSecure(request) ? undefined : cookies[plain]);
      return value !== undefined && isSecret(value) ? value : null;
    },
    set: (request: FastifyRequest, reply: FastifyReply, secret: string) =>
      write(request, reply, secret, SESSION_MS / 1000),
    clear: (request: FastifyRequest, reply: FastifyReply) => write(request, reply, "", 0),
  };
}

/**
 * Whether the browser uses HTTPS. A proxy that is not named in `TRUST_PROXY` hides that, but browsers
 * send the origin with every POST.
 */
function isSecure({ protocol, headers }: FastifyRequest): boolean {
  return protocol === "https" || headers.origin?.startsWith("https://") === true;
}
