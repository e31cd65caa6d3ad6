/** Apps that registered by themselves. Anybody can, so what nobody has connected is kept for a day and is limited in number. */
import { randomBytes } from "node:crypto";
import { DAY_MS } from "@citeworthy/core/time";
import { and, count, desc, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
import type { ConnectedApps } from "../../../ports/accounts/connected-apps.ts";
import type { Clock } from "../../../ports/runtime/clock.ts";
import type { Db } from "../../db/database.ts";
import { appClients, appGrants } from "../../db/schema/all.ts";

const UNUSED_KEPT_MS = DAY_MS;
/** An app that nobody is connected to any more may come back for half a year without registering again. */
const USED_KEPT_MS = 180 * DAY_MS;
/** Far above what assistants register in a day, and small on disk. */
export const MAX_UNUSED = 1_000;
const ID_BYTES = 16;

export function appRegistrations(db: Db, clock: Clock): Pick<ConnectedApps, "register" | "client"> {
  return {
    register: ({ name, redirectUris }) =>
      db.transaction(async (tx) => {
        await makeRoom(tx);
        const id = `app_${randomBytes(ID_BYTES).toString("base64url")}`;
        const client = { id, name, redirectUris, createdAt: clock.now() };
        await tx.insert(appClients).values(client);
        return client;
      }),
    async client(id) {
      const [found] = await db.select().from(appClients).where(eq(appClients.id, id));
      return found ?? null;
    },
  };
}

/** The oldest ones go: refusing new ones would let anybody keep everyone else from connecting. */
async function makeRoom(db: Db): Promise<void> {
  const isUnused = isNull(appClients.lastUsedAt);
  const [unused] = await db.select({ apps: count() }).from(appClients).where(isUnused);
  if ((unused?.apps ?? 0) < MAX_UNUSED) return;
  const tooMany = db
    .select({ id: appClients.id })
    .from(appClients)
    .where(isUnused)
    .orderBy(desc(appClients.createdAt))
    .offset(MAX_UNUSED - 1);
  await db.delete(appClients).where(inArray(appClients.id, tooMany));
}

export async function forgetRegistrations(db: Db, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const unused = await db
    .delete(appClients)
    .where(and(isNull(appClients.lastUsedAt), lt(appClients.createdAt, before(UNUSED_KEPT_MS))))
    .returning({ id: appClients.id });
  const ofClient = db
    .select({ id: appGrants.id })
    .from(appGrants)
    .where(eq(appGrants.clientId, appClients.id));
  const abandoned = await db
    .delete(appClients)
    .where(and(lt(appClients.lastUsedAt, before(USED_KEPT_MS)), notExists(ofClient)))
    .returning({ id: appClients.id });
  return unused.length + abandoned.length;
}
