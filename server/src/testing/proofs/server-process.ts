/** The edge or the worker as a separate process, for proofs that race several of them or kill one. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { readConfig } from "../../config/config.ts";
import { createHttp } from "../../http/app.ts";
import { type Services, wire } from "../../wire.ts";
import { listenOnLoopback } from "../listen-on-loopback.ts";

async function serve(services: Services): Promise<string> {
  const app = createHttp(services);
  const http = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  return `http://127.0.0.1:${await listenOnLoopback(http)}`;
}

const [role] = process.argv.slice(2);
const services = await wire(readConfig(process.env));
if (role === "worker") await services.startWorker({ hourly: false });
process.stdout.write(`ready ${role === "worker" ? "worker" : await serve(services)}\n`);
