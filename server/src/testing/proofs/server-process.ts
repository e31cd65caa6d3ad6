/** The edge, the worker or both as a separate process, for proofs that race several of them or kill one. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { readConfig } from "../../config/config.ts";
import { createHttp } from "../../http/app.ts";
import { type Services, wire } from "../../wire.ts";
import { listenOnLoopback } from "../listen-on-loopback.ts";

/** Longer than any proof: on a busy machine, a server that closes idle connections resets requests on their way. */
const KEEP_ALIVE_MS = 600_000;

async function serve(services: Services): Promise<string> {
  const app = createHttp(services);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  return `http://127.0.0.1:${await listenOnLoopback(http)}`;
}

const [role] = process.argv.slice(2);
const services = await wire(readConfig(process.env));
if (role !== "edge") await services.startWorker({ hourly: false });
process.stdout.write(`ready ${role === "worker" ? "worker" : await serve(services)}\n`);
