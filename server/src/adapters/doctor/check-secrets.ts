/** Does the present secret open what is stored? */
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Config } from "../../config/config.ts";
import { askOperatorSocket } from "../backup/operator-socket.ts";
import * as schema from "../db/schema/all.ts";
import { storedSecret } from "../secrets/instance-secret.ts";
import {
  describeUnreadable,
  type UnreadableSecrets,
  unreadableSecrets,
} from "../secrets/unreadable-secrets.ts";
import { type DoctorFinding, ok, problem } from "./finding.ts";

const ABOUT = "Secrets";
const PATIENCE_MS = 5_000;

async function inPostgres(url: string, authSecret: string | null): Promise<UnreadableSecrets> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    return await unreadableSecrets(db, authSecret ?? (await storedSecret(db)) ?? "");
  } finally {
    await client.end();
  }
}

/** The embedded database belongs to the process that runs; `null` where none does. */
const countsOf = async ({ databaseUrl, dataDir, authSecret }: Config): Promise<UnreadableSecrets | null> =>
  databaseUrl === null
    ? ((await askOperatorSocket(dataDir, { action: "checkSecrets" })) as UnreadableSecrets | null)
    : await inPostgres(databaseUrl, authSecret);

export async function checkSecrets(config: Config): Promise<DoctorFinding[]> {
  // A database that doesn't answer, or has no tables yet, is a finding of its own.
  const counts = await countsOf(config).catch(() => null);
  if (counts === null) return [ok(ABOUT, "Not checked: that needs a database that answers.")];
  const found = describeUnreadable(counts);
  if (found === null) return [ok(ABOUT, "The secret opens everything that is encrypted with it.")];
  const fix =
    "Set AUTH_SECRET to the secret that the product ran with before, and change it with rotate-secret only.";
  return [problem(ABOUT, `The secret doesn't open everything that is stored (${found}).`, fix)];
}
