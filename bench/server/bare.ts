import { readFile } from "node:fs/promises";
import { fastify } from "fastify";

/*
 * A bare Fastify server: routes that parse a JSON body and send the bytes of our page, without
 * plugins, log or database. Our server's rates are reported as ratios to these.
 */
const [pageFile = ""] = process.argv.slice(2);
const page = await readFile(pageFile);

const app = fastify();
app.post("/", async () => ({ participant: { nombre: "Ana Morales", numeroTicket: "001" } }));
app.get("/page", async (_request, reply) => {
  return reply.type("text/html; charset=utf-8").header("content-encoding", "br").send(page);
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
