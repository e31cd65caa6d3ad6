/** The edge or the worker as a process of its own, for proofs that race several of them or kill one. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Tool } from "@citeworthy/core/product/plans";
import { getRequestListener } from "@hono/node-server";
import { readConfig } from "../../config.ts";
import { AppError } from "../../errors.ts";
import { createHttp } from "../../http/app.ts";
import { signedIn } from "../../http/permit.ts";
import { requireStanding } from "../../usecases/usage/require-standing.ts";
import { reserveUse } from "../../usecases/usage/reserve-use.ts";
import { type Services, wire } from "../../wire.ts";

/** Takes a use as every metered function does, without the work behind it. */
function addReservation(services: Services, app: ReturnType<typeof createHttp>): void {
  app.post("/testing/reserve/:tool", async (c) => {
    const user = await signedIn(services.sessions, c);
    const found = await requireStanding(services, user.id);
    const use = {
      jobId: crypto.randomUUID(),
      userId: user.id,
      tool: c.req.param("tool") as Tool,
      now: services.clock.now(),
    };
    const outcome = await services.storage.atomically((stores) => reserveUse(stores, found, use));
    if (!outcome.reserved) throw new AppError(outcome.code, outcome.details);
    return c.json({ job: use.jobId }, 202);
  });
}

async function serve(services: Services): Promise<string> {
  const app = createHttp(services);
  addReservation(services, app);
  const http = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((opened) => http.listen(0, "127.0.0.1", opened));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

const [role] = process.argv.slice(2);
const services = await wire(readConfig(process.env));
if (role === "worker") await services.startWorker({ hourly: false });
process.stdout.write(`ready ${role === "worker" ? "worker" : await serve(services)}\n`);
