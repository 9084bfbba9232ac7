import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { appUnderTest } from "../testing/app-under-test.ts";
import { openConnections } from "../testing/open-connections.ts";

const CONNECTIONS = Number(process.env.FUZZ_CONNECTIONS ?? 3000);
const TOGETHER = 50;

const [{ carnet }] = sampleParticipants;
const body = JSON.stringify({ carnet });
const requests = [
  `GET / HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n`,
  `POST ${apiPaths.visits} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
  `POST ${apiPaths.lookup} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  `POST ${apiPaths.lookup} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"car\r\n0\r\n\r\n`,
].map((request) => Buffer.from(request));

/** Where, how many bytes go, and what comes in their place. */
const change = fc.tuple(fc.nat(250), fc.nat(4), fc.uint8Array({ maxLength: 5 }));

/** One or several requests in one go, with some bytes changed, left out or put in. */
const bytes = fc
  .tuple(
    fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 3 }).map(Buffer.concat),
    fc.array(change, { maxLength: 5 }),
  )
  .map(([whole, changes]) =>
    changes.reduce(
      (all, [at, cut, put]) => Buffer.concat([all.subarray(0, at), put, all.subarray(at + cut)]),
      whole,
    ),
  );

/** Sends the bytes, says that no more will come, and resolves with all that came back. */
async function exchange(port: number, sent: Buffer): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  const answer = text(socket).catch(() => "");
  socket.end(sent);
  return answer;
}

test(`${CONNECTIONS} connections with broken bytes are answered or closed, and none stays`, {
  timeout: 60_000 + CONNECTIONS * 10,
}, async () => {
  const { app } = await appUnderTest({ logLevel: "silent" });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const [address] = app.addresses();
  if (typeof address !== "object") throw new Error("The server has no port");
  const { port } = address;
  const together = fc.array(bytes, { minLength: TOGETHER, maxLength: TOGETHER });
  const all = fc.asyncProperty(together, async (group) => {
    const answers = await Promise.all(group.map((sent) => exchange(port, sent)));
    for (const [index, answer] of answers.entries()) {
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, code]) =>
        Number(code),
      );
      if (statuses.some((status) => status >= 500) || (answer !== "" && statuses.length === 0)) {
        throw new Error(`${fc.stringify(group[index]?.toString("latin1"))} was answered ${answer}`);
      }
    }
  });
  const numRuns = Math.ceil(CONNECTIONS / TOGETHER);
  const { seed, errorInstance } = await fc.check(all, { numRuns, endOnFailure: true });
  expect(errorInstance, `with seed ${seed}`).toBeNull();
  // The server learns of the last connection's end a moment after we do; one that stays, hangs here.
  while ((await openConnections(app.server)) > 0) await new Promise(setImmediate);
});
