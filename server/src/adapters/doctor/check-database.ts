/** Does the database answer, is it new enough, and has it connections for all processes? */
import pg from "pg";
import type { Config } from "../../config/config.ts";
import { type DoctorFinding, ok, problem, reasonOf, warning } from "./finding.ts";

const ABOUT = "Database";
const OLDEST = 150_000;
/** One process opens up to 15: the pool, the queue's pool and one that listens. */
const PER_PROCESS = 15;
const MIN_CONNECTIONS = 2 * PER_PROCESS;
const MAX_DRIFT_SECONDS = 5;
const PATIENCE_MS = 5_000;

type Facts = { version: string; number: number; connections: number; drift: number };
type Answer = Omit<Facts, "drift"> & { now: number };

async function factsOf(url: string): Promise<Facts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  await client.connect();
  try {
    const { rows } = await client.query<Answer>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       current_setting('max_connections')::int as connections, extract(epoch from clock_timestamp())::float8 as now`,
    );
    const [answer] = rows;
    if (!answer) throw new Error("it returned no row");
    const { now, ...facts } = answer;
    return { ...facts, drift: Math.abs(now - Date.now() / 1000) };
  } finally {
    await client.end();
  }
}

function judge({ version, number, connections, drift }: Facts): DoctorFinding[] {
  const findings: DoctorFinding[] = [];
  if (number < OLDEST)
    findings.push(problem(ABOUT, `PostgreSQL ${version} is too old.`, "Update it to version 15 or newer."));
  if (connections < MIN_CONNECTIONS)
    findings.push(
      warning(
        ABOUT,
        `PostgreSQL allows ${connections} connections; each process opens up to ${PER_PROCESS}.`,
        "Raise max_connections, or put PgBouncer in between (session pooling).",
      ),
    );
  if (drift > MAX_DRIFT_SECONDS)
    findings.push(
      problem(
        "Clock",
        `The database's clock differs by ${Math.round(drift)} seconds.`,
        "Synchronize both machines with NTP.",
      ),
    );
  return findings.length > 0 ? findings : [ok(ABOUT, `PostgreSQL ${version} answers.`)];
}

export async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<DoctorFinding[]> {
  if (databaseUrl === null)
    return [ok(ABOUT, `Embedded, in ${dataDir}. A busy site should use PostgreSQL (DATABASE_URL).`)];
  try {
    return judge(await factsOf(databaseUrl));
  } catch (error) {
    const fix = "Check DATABASE_URL and that the server is running and reachable from here.";
    return [problem(ABOUT, `PostgreSQL does not answer: ${reasonOf(error)}.`, fix)];
  }
}
