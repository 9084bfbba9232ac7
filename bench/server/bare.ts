import { fastify } from "fastify";

/*
 * What Fastify itself can do on this machine: one route that reads and one that takes a JSON body,
 * no plugin, no log, no database. Our server's rates are told in parts of these.
 */
const app = fastify();
app.get("/", async () => ({ count: 1 }));
app.post("/", async () => ({ participant: { nombre: "Ana Morales", numeroTicket: "001" } }));
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
