import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isSecret, organiserCookie } from "../model/calls.ts";
import { lastsMs, type Session } from "./sessions.ts";

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
    /** The browser forgets the cookie when the session expires. */
    set: (request: FastifyRequest, reply: FastifyReply, { secret, access }: Session) =>
      write(request, reply, secret, lastsMs(access) / 1000),
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
