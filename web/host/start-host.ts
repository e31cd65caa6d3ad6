/** Loaded by `host.ts`. The process: edge, pages and worker in one; or one of them, with --web or --worker, on a shared PostgreSQL. */
import { join } from "node:path";
import { givenIdentity } from "@citeworthy/core/product/identity/identity";
import { site } from "@citeworthy/core/product/identity/site";
import { createHttp, createOperatorHttp } from "@citeworthy/server/http";
import { type Config, readConfig, type Services, wire } from "@citeworthy/server/services";
import type { ServerBuild } from "react-router";
import { SAME_FOR_VISITORS } from "../app/site/public-pages.ts";
import { buildDir, buildIfNeeded } from "./build.ts";
import { formTargetsOf } from "./content-policy.ts";
import { CannotStart, explainStartFailure } from "./failure.ts";
import { type Front, openFront } from "./front.ts";
import { givenSocket } from "./given-socket.ts";
import { answerGuesses } from "./guessed-addresses.ts";
import { renderForVisitor, renderPages } from "./pages.ts";
import { pagesInOwnName } from "./pages-in-own-name.ts";
import { startedWith } from "./production.ts";
import { loadStaticFiles, serveStaticFiles } from "./static-files.ts";
import { serveVisitorPages } from "./visitor-pages.ts";

type Role = "web" | "worker" | "both";
const GRACE_MS = 4_000;
/** The proxy examples in deploy/ ask for health every second. */
const DRAIN_MS = 3_000;

function roleOf(args: string[]): Role {
  if (args.includes("--web")) return "web";
  return args.includes("--worker") ? "worker" : "both";
}

function checkRole(role: Role, config: Config): void {
  if (role !== "both" && config.databaseUrl === null)
    throw new CannotStart(
      `start:${role} needs DATABASE_URL: the embedded database belongs to one process. Use npm start, or set DATABASE_URL.`,
    );
}

async function openPages(services: Services, front: Front): Promise<void> {
  const app = createHttp(services);
  const build: ServerBuild = await import(join(buildDir, "server/index.js"));
  const home = {
    baseUrl: services.baseUrl,
    formTargets: formTargetsOf(services.config),
    instead: givenIdentity() ? await pagesInOwnName(build) : new Map(),
  };
  answerGuesses(app);
  app.use(serveStaticFiles(loadStaticFiles(join(buildDir, "client"), home)));
  app.use(serveVisitorPages(SAME_FOR_VISITORS, renderForVisitor(services, build), home));
  app.all("*", renderPages(services, { build: () => build, mode: "production" }));
  await front.serve(app.fetch);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", once);
  process.on("SIGINT", once);
}

async function start(role: Role, config: Config): Promise<void> {
  checkRole(role, config);
  if (role !== "worker") buildIfNeeded(console.log);
  const port = role === "worker" ? config.workerPort : config.port;
  const socket = givenSocket(startedWith);
  const front = port === null ? null : await openFront({ port, host: config.host, socket });
  const services = await wire({ ...config, ...(role !== "worker" && front && { port: front.port }) });
  stopOnSignal(async () => {
    const isProxied = role !== "worker" && config.trustedProxies > 0;
    await front?.stop({ drainMs: isProxied ? DRAIN_MS : 0, graceMs: GRACE_MS });
    await services.close();
  });
  if (role !== "web") await services.startWorker();
  await services.openOperatorSocket();
  services.checkSecrets().catch((error) => services.log.warn("checking the secret failed", { error }));
  if (role === "worker") await front?.serve(createOperatorHttp(services).fetch);
  else if (front) await openPages(services, front);
  if (role !== "worker")
    services
      .lookForLocalModels()
      .catch((error) => services.log.warn("looking for local models failed", { error }));
  const where = config.databaseUrl === null ? `data in ${config.dataDir}` : "PostgreSQL";
  console.log(
    role !== "worker"
      ? `${site.name} is ready at ${services.baseUrl} (${where})`
      : `The ${site.name} worker is ready (${where})`,
  );
}

let port: number | null = null;
try {
  const config = readConfig(startedWith);
  port = config.port;
  await start(roleOf(process.argv.slice(2)), config);
} catch (error) {
  console.error(explainStartFailure(error, port));
  process.exit(1);
}
