import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import { fastify } from "fastify";

/*
 * Serves a built folder as a host of static pages does: compressed in advance, with hashed files
 * cached for ever. The pages that ours is compared with come from here.
 */
const [folder = "."] = process.argv.slice(2);
const app = fastify();
await app.register(fastifyStatic, {
  root: resolve(folder),
  preCompressed: true,
  setHeaders: (reply, file) => {
    const immutable = file.includes("/assets/");
    reply.header("cache-control", immutable ? "public, max-age=31536000" : "no-cache");
  },
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
