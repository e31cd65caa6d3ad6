/** The processes of the built product, as `npm run start:web` and `start:worker` start them, and how one is killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../e2e/product/free-port.ts";

export type Role = "web" | "worker";
export type Member = {
  name: string;
  role: Role;
  url: string;
  pid: number;
  isUp: boolean;
  /** How often it has been started again. */
  life: number;
  startedAt: number;
};
export type Kill = { name: string; at: number; readyAfterMs: number };
type Running = Member & { port: number; child: ChildProcess | null };
type Plan = Record<Role, number> & { settings: Record<string, string>; logFolder: string };
export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const HOUSE = join(import.meta.dirname, "../../..");
const POLL_MS = 100;
const MAX_START_MS = 5 * 60_000;

const isHealthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function newMember(name: string, role: Role): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return { name, role, url, port, pid: 0, isUp: false, life: -1, startedAt: 0, child: null };
}

export async function startFleet({ web, worker, settings, logFolder }: Plan) {
  const members: Running[] = [];
  for (let n = 1; n <= web; n++) members.push(await newMember(`web ${n}`, "web"));
  for (let n = 1; n <= worker; n++) members.push(await newMember(`worker ${n}`, "worker"));
  const kills: Kill[] = [];
  let turn = 0;

  const launch = async (member: Running) => {
    const { role, port, name } = member;
    const log = openSync(join(logFolder, `${name.replace(" ", "-")}.log`), "a");
    const child = spawn(process.execPath, ["--max-semi-space-size=8", "web/host.ts", `--${role}`], {
      cwd: HOUSE,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(HOUSE, "node_modules/.cache/node"),
        MALLOC_ARENA_MAX: "2",
        BASE_URL: members[0]?.url,
        [role === "web" ? "PORT" : "WORKER_PORT"]: String(port),
        ...settings,
      },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    const life = member.life + 1;
    Object.assign(member, { child, pid: child.pid ?? 0, life, startedAt: performance.now() });
    while (!(await isHealthy(member.url))) {
      const isLate = performance.now() - member.startedAt > MAX_START_MS;
      if (child.exitCode !== null || isLate) throw new Error(`${name} did not start: see its log.`);
      await sleep(POLL_MS);
    }
    member.isUp = true;
  };
  const kill = async (member: Running) => {
    member.isUp = false;
    const { child } = member;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  };
  const stopAtOnce = () => {
    for (const { child } of members) child?.kill("SIGKILL");
  };
  // However this program ends, the processes must not outlive it.
  process.once("exit", stopAtOnce);

  try {
    // The first one creates the tables.
    for (const member of members) await launch(member);
  } catch (failure) {
    stopAtOnce();
    throw failure;
  }
  return {
    members: members as readonly Member[],
    kills: kills as readonly Kill[],
    /** The public address, which callers name as their origin. */
    origin: members[0]?.url ?? "",
    /** The next web process that is up, in turn, as a proxy chooses. */
    nextWeb(): Member {
      const up = members.filter(({ role, isUp }) => role === "web" && isUp);
      const chosen = up[turn++ % up.length];
      if (!chosen) throw new Error("No web process is up.");
      return chosen;
    },
    /** Kills the next process in turn and starts it again; returns when it is ready. */
    async killNext(): Promise<Kill> {
      const member = members[kills.length % members.length];
      if (!member) throw new Error("There is no process to kill.");
      const done: Kill = { name: member.name, at: performance.now(), readyAfterMs: 0 };
      kills.push(done);
      await kill(member);
      await launch(member);
      done.readyAfterMs = Math.round(performance.now() - done.at);
      return done;
    },
    async stop(): Promise<void> {
      await Promise.all(members.map(kill));
      process.off("exit", stopAtOnce);
    },
  };
}
