/** The use cases of connected data on a real database, with Google and Bing on loopback and a clock that a test moves. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../../adapters/db/database.ts";
import { databaseLimiter } from "../../adapters/db/limiter.ts";
import { users } from "../../adapters/db/schema/all.ts";
import { openStorage } from "../../adapters/db/storage.ts";
import { auditLogStore } from "../../adapters/db/stores/accounts/audit-log.ts";
import { bingData } from "../../adapters/demand/bing-data.ts";
import { googleData } from "../../adapters/demand/google-data.ts";
import { sealer } from "../../adapters/secrets/sealer.ts";
import type { DemandBy } from "../../usecases/demand/needs.ts";
import { demandServices } from "../../usecases/demand/services.ts";

export type DemandStage = Awaited<ReturnType<typeof demandStage>>;
/** `after`: the last day that counts as read; a few days are enough for most tests. */
type Chosen = { kind: string; name: string; after?: string };
const FEW_DAYS = { search_console: "2026-11-11", analytics: "2026-11-12", bing: null };

export async function demandStage(
  database: Database,
  { google, bing, now }: { google: string; bing: string; now: Date },
) {
  let time = now.getTime();
  const clock = { now: () => new Date(time) };
  const storage = openStorage(database, async () => {});
  const nothing = () => {};
  const services = demandServices({
    storage,
    clock,
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    audit: auditLogStore(database.db),
    limiter: databaseLimiter(database.db, clock),
    newId: randomUUID,
    newToken: () => randomBytes(16).toString("base64url"),
    baseUrl: "https://app.example",
    google: googleData({ clientId: "client", clientSecret: "secret" }, google),
    bing: bingData(bing),
    seals: sealer("a secret of thirty-two characters", "connected accounts"),
  });
  const person = async (): Promise<DemandBy> => {
    const id = randomUUID();
    await database.db.insert(users).values({ id, name: "", email: `${id}@example.com` });
    return { workspaceId: id, actor: { id }, sessionId: `session of ${id}`, requestId: null };
  };
  const by = await person();
  const projectId = randomUUID();
  await storage.projects.create({
    id: projectId,
    userId: by.workspaceId,
    name: "Brew Notes",
    createdAt: now,
  });

  /** Signs in at Google as a browser does; the state that it travelled with. */
  const signIn = async (who = by): Promise<string> => {
    const address = await services.connectedData.startGoogle(who);
    const page = await (await fetch(address)).text();
    const back = /href="([^"]+)">Allow/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const query = Object.fromEntries(new URL(back).searchParams);
    await services.connectedData.finishGoogle(who, query);
    return query.state ?? "";
  };
  const add = async ({ after, ...chosen }: Chosen): Promise<string> => {
    await services.connectedData.addProperty(by, { ...chosen, projectId });
    const all = await storage.connections.propertiesOf(by.workspaceId);
    const added = all.find(({ kind, name }) => kind === chosen.kind && name === chosen.name);
    if (!added) throw new Error("The property was not added");
    const run = { id: added.id, runId: randomUUID() };
    const day = after ?? FEW_DAYS[added.kind];
    await storage.connections.beginRun(run);
    if (day !== null) await storage.connections.endDay(run, day);
    return added.id;
  };
  return {
    services,
    storage,
    by,
    projectId,
    signIn,
    add,
    otherWorkspace: person,
    /** Queues the property and reads it, as a worker does. */
    async read(id: string): Promise<void> {
      await storage.connections.setDue({ id, workspaceId: by.workspaceId }, clock.now());
      await services.connectedData.queueDue();
      await services.connectedData.sync(id);
    },
    async connect(chosen: Chosen): Promise<string> {
      await signIn();
      return add(chosen);
    },
    pass(ms: number) {
      time += ms;
    },
  };
}
