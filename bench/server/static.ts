import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import { fastify } from "fastify";

/*
 * Serves a built folder as any host of static pages would: compressed ahead of time, hashed files
 * for ever. Every page that ours is measured against comes from here.
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
