import { fastify } from "fastify";

/* A bare Fastify route: it parses a JSON body and sends the bytes of its argument. */
const app = fastify();
app.post("/", async (_request, reply) => reply.type("application/json").send(process.argv[2]));
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
