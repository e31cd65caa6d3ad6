/** For working on it: one process with hot reload. Vite serves the browser's modules, the edge everything else. */

// First, because other modules read it when they load.
import "@citeworthy/server/identity";
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createHttp } from "@citeworthy/server/http";
import { readConfig, wire } from "@citeworthy/server/services";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { renderPages } from "./host/pages.ts";

const OURS = /^\/(api|functions|webhooks|healthz|metrics|version)(\/|$|\?)/;
const config = readConfig(process.env);
const front = createHttpServer();
const vite = await createServer({
  root: fileURLToPath(new URL(".", import.meta.url)),
  server: { middlewareMode: true, hmr: { server: front } },
  appType: "custom",
});
const services = await wire(config);
await services.startWorker();

const app = createHttp(services);
const build = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
app.all("*", renderPages(services, { build, mode: "development" }));
const edge = getRequestListener(app.fetch);
front.on("request", (request, response) =>
  OURS.test(request.url ?? "")
    ? edge(request, response)
    : vite.middlewares(request, response, () => edge(request, response)),
);
front.listen(config.port, () => console.log(`Working copy at ${services.baseUrl}`));

for (const signal of ["SIGTERM", "SIGINT"])
  process.once(signal, async () => {
    await vite.close();
    await services.close();
    process.exit(0);
  });
