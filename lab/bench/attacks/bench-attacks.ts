/**
 * `npm run bench -- attacks`: the attacks of the security review, by free accounts and by nobody, on the built product with
 * the embedded database. For each: CPU time of the main thread for one foreign request (without what it does anyway and without
 * the questions that measure it), the slowest /healthz/live and how much CPU time the main thread spent meanwhile ("held"), memory, and, where
 * there is a victim, how much longer the victim waited. `attacks G3 G8` runs only those.
 *
 * Elapsed times depend on what else the machine does: the load is printed, and "held" is what the goal is compared with.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { listenOnLoopback } from "../../../server/src/testing/listen-on-loopback.ts";
import { type Caller, call } from "../fairness/callers.ts";
import { startProcess } from "../serve/product-process.ts";
import { mainThreadMs } from "./main-thread.ts";
import { type Cost, watched } from "./watch.ts";

const GOALS = { cpuMs: 150, heldMs: 300, memoryMb: 900, slowdown: 3, lateMs: 2_000 };
const LATER = { prefer: "respond-async" };
const PASSWORD = "correct horse battery";
const MEGABYTE = 1024 * 1024;

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

const site = spawn(process.execPath, [join(import.meta.dirname, "hostile-site.ts")], {
  stdio: ["ignore", "pipe", "inherit"],
});
let sitePort = "";
for await (const line of createInterface({ input: site.stdout })) {
  sitePort = line;
  break;
}
const siteUrl = `http://127.0.0.1:${sitePort}`;
const ask = async (path: string) => (await fetch(`${siteUrl}${path}`)).text();

const dataDir = mkdtempSync(join(tmpdir(), "citeworthy-attacks-"));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const product = await startProcess(base, {
  PORT: String(port),
  BASE_URL: base,
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  FETCH_ALLOW_HOSTS: `127.0.0.1:${sitePort},localhost:${sitePort}`,
  FETCH_ALLOW_HOSTS_IN_PRODUCTION: "yes",
  TRUSTED_PROXIES: "1",
  AUTH_ATTEMPTS_PER_MINUTE: "1000",
  AI_LOCAL_PORTS: "none",
  LLM_BASE_URL: `${siteUrl}/v1`,
  LLM_MODEL: "hostile",
  AI_PRICES: "hostile=0/0",
});
const target = { pid: product.pid ?? 0, base };

let people = 0;
async function account(): Promise<Caller> {
  const address = `198.51.${Math.floor(++people / 250)}.${people % 250}`;
  const email = `person${people}@example.com`;
  const { status, cookie, body } = await call(base, { cookie: "", address }, "/api/auth/sign-up/email", {
    email,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`sign-up failed: ${status} ${JSON.stringify(body)}`);
  return { cookie, address };
}
const accounts = (count: number) => Promise.all(Array.from({ length: count }, account));
const post = (who: Caller, path: string, body: unknown, headers = {}) => call(base, who, path, body, headers);
const analyze = (who: Caller, path: string, headers = {}) =>
  post(who, "/functions/analyze-content", { input: `${siteUrl}${path}` }, headers);
const form = (who: Caller, path: string, body: string) =>
  fetch(`${base}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: base,
      cookie: who.cookie,
      "x-forwarded-for": who.address,
    },
    body,
  });
const statusesOf = (answers: { status: number }[]) =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, those]) => `${those.length} x ${status}`)
    .join(", ");
const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Three analyses of somebody who does nothing wrong. */
async function victimMs(who: Caller): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const { status, ms } = await analyze(who, `/good?${Math.random()}`);
    if (status !== 200) throw new Error(`the victim's analysis failed: ${status}`);
    times.push(ms);
  }
  return median(times);
}

type Outcome = { requests: number; answers: string; slowdown?: number; lateMs?: number };
type Attack = { name: string; run(): Promise<() => Promise<Outcome>> };

const preview = (who: Caller, path: string) =>
  post(who, "/api/batches", { sitemap: `${siteUrl}${path}`, start: false });

/** Victim's time while each of some accounts keeps ten analyses of a page that drips. */
const drippers = (count: number) => async () => {
  const [victim = await account(), ...hostile] = await accounts(count + 1);
  const idle = await victimMs(victim);
  return async () => {
    const drips = await Promise.all(
      hostile.flatMap((who) => Array.from({ length: 10 }, (_, n) => analyze(who, `/drip?${n}`, LATER))),
    );
    await sleep(2_000);
    const busy = await victimMs(victim);
    return { requests: drips.length + 3, answers: statusesOf(drips), slowdown: busy / idle };
  };
};

const webhook = (who: Caller, url: string) =>
  form(
    who,
    "/dashboard/webhooks",
    new URLSearchParams({
      intent: "create-webhook",
      url,
      event: "analysis.finished",
      format: "standard",
    }).toString(),
  );

async function lateBy(victim: Caller): Promise<number> {
  await ask("/received");
  await analyze(victim, `/good?${Math.random()}`);
  const ended = Date.now();
  for (;;) {
    const [first] = JSON.parse(await ask("/received")) as number[];
    if (first !== undefined) return Math.max(0, first - ended);
    if (Date.now() - ended > 60_000) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
}

const model = (is: string) => async () => {
  const [who = await account()] = await accounts(1);
  return async () => {
    await ask(`/model?is=${is}`);
    const answer = await analyze(who, `/good?${Math.random()}`);
    await ask("/model?is=down");
    return { requests: 1, answers: `${statusesOf([answer])}, ${answer.body.mode}` };
  };
};

const attacks: Record<string, Attack> = {
  idle: {
    name: "no attack: 8 analyses of one user",
    run: async () => {
      const who = await account();
      return async () => {
        const answers = [];
        for (let n = 0; n < 8; n++) answers.push(await analyze(who, `/good?${Math.random()}`));
        return { requests: 8, answers: statusesOf(answers) };
      };
    },
  },
  G1: {
    name: "sitemap of 1,000 pages, 30,000 rules in robots.txt",
    run: async () => {
      const who = await account();
      await ask("/rules?are=on");
      return async () => {
        const answer = await preview(who, "/sitemap.xml?urls=1000");
        await ask("/rules?are=off");
        return { requests: 1, answers: statusesOf([answer]) };
      };
    },
  },
  "G2 list": {
    name: "list of 50,000 addresses",
    run: async () => {
      const who = await account();
      const urls = Array.from({ length: 50_000 }, (_, n) => `${siteUrl}/p${n}`);
      return async () => {
        const answer = await post(who, "/api/batches", { urls, start: false });
        return { requests: 1, answers: statusesOf([answer]) };
      };
    },
  },
  "G2 sitemap": {
    name: "sitemap of 600,000 pages",
    run: async () => {
      const who = await account();
      return async () => ({
        requests: 1,
        answers: statusesOf([await preview(who, "/sitemap.xml?urls=600000")]),
      });
    },
  },
  "G2 packed": {
    name: "10 previews at once of 95 MB in gzip",
    run: async () => {
      const who = await account();
      await ask("/packed.xml");
      return async () => {
        const answers = await Promise.all(Array.from({ length: 10 }, () => preview(who, "/packed.xml")));
        return { requests: 10, answers: statusesOf(answers) };
      };
    },
  },
  G3: {
    name: "260 visitors that send 7.9 of 8 MB and wait",
    run: async () => async () => {
      const part = Buffer.alloc(7.9 * MEGABYTE, "a");
      const sockets = Array.from({ length: 260 }, () => {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => {});
        socket.resume();
        socket.write(
          `POST /api/batches HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${8 * MEGABYTE}\r\n\r\n`,
        );
        socket.write(part);
        return socket;
      });
      await sleep(10_000);
      const open = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return { requests: 260, answers: `${open} still open after 10 s` };
    },
  },
  "G4 two": { name: "2 accounts with 10 dripping pages each", run: drippers(2) },
  "G4 five": { name: "5 accounts with 10 dripping pages each", run: drippers(5) },
  G7: {
    name: "5 accounts, 8 failing pages each, a receiver that never answers",
    run: async () => {
      const [victim = await account(), ...hostile] = await accounts(6);
      const added = await webhook(victim, `http://localhost:${sitePort}/victim`);
      await lateBy(victim);
      for (const who of hostile) await webhook(who, `${siteUrl}/receiver`);
      return async () => {
        const broken = await Promise.all(
          hostile.flatMap((who) => Array.from({ length: 8 }, (_, n) => analyze(who, `/broken?${n}`, LATER))),
        );
        await sleep(3_000);
        const lateMs = await lateBy(victim);
        return { requests: broken.length, answers: `${statusesOf(broken)}; webhook ${added.status}`, lateMs };
      };
    },
  },
  G8: {
    name: "6 forms of 2 million fields at once",
    run: async () => {
      const who = await account();
      const body = "a=b&".repeat(2_000_000);
      return async () => {
        const answers = await Promise.all(Array.from({ length: 6 }, () => form(who, "/projects/add", body)));
        return { requests: 6, answers: statusesOf(answers) };
      };
    },
  },
  G10: {
    name: "a hundred MCP calls in one request",
    run: async () => {
      const who = await account();
      const { body } = await post(who, "/api/keys", { name: "k", scopes: ["read", "analyze"] });
      const headers = { authorization: `Bearer ${body.key}`, accept: "application/json, text/event-stream" };
      const messages = Array.from({ length: 100 }, (_, id) => ({
        ...{ jsonrpc: "2.0", id, method: "tools/call" },
        params: { name: "read_page", arguments: { page: `${siteUrl}/good` } },
      }));
      return async () => {
        const answer = await post({ ...who, cookie: "" }, "/api/mcp", messages, headers);
        return { requests: 1, answers: statusesOf([answer]) };
      };
    },
  },
  "G15 deep": { name: "a model that answers 6 MB of brackets", run: model("deep") },
  "G15 packed": { name: "a model that answers 600 MB in gzip", run: model("bomb") },
  "G15 endless": { name: "a model whose answer never ends", run: model("endless") },
  G9: {
    name: "40 copies of one page in a batch, with a model",
    run: async () => {
      const who = await account();
      await analyze(who, "/good");
      const calls = async () => Number(JSON.parse(await ask("/counts"))["/v1/chat/completions"] ?? 0);
      return async () => {
        const before = await calls();
        const urls = Array.from({ length: 40 }, (_, n) => `${siteUrl}/copy?${n}`);
        const { body } = await post(who, "/api/batches", { urls });
        for (let n = 0; n < 90; n++) {
          const state = await fetch(`${base}/api/batches/${body.id}`, {
            headers: { cookie: who.cookie, "x-forwarded-for": who.address },
          }).then((answer) => answer.json());
          if (state.finishedAt) break;
          await sleep(1_000);
        }
        return { requests: 40, answers: `${(await calls()) - before} model calls` };
      };
    },
  },
};

const numbers = (name: string, cost: Cost, outcome: Outcome) => ({
  attack: name,
  answers: outcome.answers,
  "CPU ms a request": Math.round(cost.cpuMs / outcome.requests),
  "live ms": cost.slowestMs,
  "held ms": cost.heldMs,
  "memory MB": cost.memoryMb,
  "victim times idle": outcome.slowdown === undefined ? "" : outcome.slowdown.toFixed(1),
  "webhook late ms": outcome.lateMs ?? "",
  seconds: Math.round(cost.seconds),
  load: cost.load.toFixed(1),
});
const misses = ({ cpuMs, heldMs, memoryMb }: Cost, { requests, slowdown = 0, lateMs = 0 }: Outcome) =>
  [
    cpuMs / requests > GOALS.cpuMs && "CPU",
    heldMs > GOALS.heldMs && "held",
    memoryMb > GOALS.memoryMb && "memory",
    slowdown > GOALS.slowdown && "victim",
    lateMs > GOALS.lateMs && "webhook",
  ].filter(Boolean);

try {
  const wanted = process.argv.slice(2);
  const rows = [];
  let missed = 0;
  const warm = await account();
  for (let n = 0; n < 5; n++) await analyze(warm, "/good");
  const { cost: nothing } = await watched(target, () => sleep(5_000));
  const before = mainThreadMs(target.pid);
  await sleep(nothing.seconds * 1_000);
  const alone = mainThreadMs(target.pid) - before;
  const aloneMsPerSecond = alone / nothing.seconds;
  const watchingMs = Math.max(0, nothing.cpuMs - alone) / nothing.asked;
  const figures = { "alone, ms a second": aloneMsPerSecond, "one /healthz/live, ms": watchingMs };
  console.log(`the main thread without an attack: ${JSON.stringify(figures)}`);
  for (const [id, { name, run }] of Object.entries(attacks)) {
    if (wanted.length > 0 && !wanted.some((one) => id.startsWith(one))) continue;
    try {
      const attack = await run();
      const { value, cost } = await watched(target, attack);
      const anyway = aloneMsPerSecond * cost.seconds + watchingMs * cost.asked;
      cost.cpuMs = Math.max(0, cost.cpuMs - anyway);
      const missing = misses(cost, value);
      if (missing.length > 0) missed++;
      rows.push({ id, ...numbers(name, cost, value), misses: missing.join(" ") });
    } catch (error) {
      missed++;
      rows.push({ id, attack: name, answers: String(error), misses: "failed" });
    }
    console.log(JSON.stringify(rows.at(-1)));
  }
  console.table(rows);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  product.kill("SIGKILL");
  site.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
}
