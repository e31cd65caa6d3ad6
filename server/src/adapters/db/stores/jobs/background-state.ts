import { DAY_MS } from "@citeworthy/core/time";
import { sql } from "drizzle-orm";
import type {
  BackgroundReader,
  FailedJob,
  FailingWebhook,
} from "../../../../ports/runtime/background-state.ts";
import { JOB_KINDS } from "../../../../ports/runtime/jobs.ts";
import { queueDepths } from "../../../queue/queue-depth.ts";
import type { Db } from "../../database.ts";

const SHOWN = 50;
const MAX_REASON_LENGTH = 300;

type Workspace = { workspace_id: string | null; workspace: string | null };
type FailedRow = Workspace & {
  id: string;
  kind: string;
  at: string | Date;
  reason: string | null;
  code: string | null;
  about: string | null;
};
type WebhookRow = Workspace & {
  id: string;
  url: string;
  failures: number | string;
  retrying: number | string;
  last_error: string | null;
  disabled_at: string | Date | null;
};

const workspaceOf = ({ workspace_id, workspace }: Workspace) =>
  workspace_id === null ? null : { id: workspace_id, name: workspace ?? "" };

const momentOf = (stored: string | Date | null) => (stored === null ? null : new Date(stored));

/** A person's own jobs, and those that only the queue knows: it keeps failed ones for an hour. */
async function failures(db: Db): Promise<FailedJob[]> {
  const own = sql`select j.id::text, j.kind, j.finished_at as at, j.error_text as reason, j.error_code as code,
    coalesce(j.input->>'url', j.input->>'query', j.input->>'topic') as about,
    w.id as workspace_id, w.name as workspace
    from jobs j left join workspaces w on w.id = j.user_id
    where j.state = 'failed' and j.finished_at is not null order by j.finished_at desc limit ${SHOWN}`;
  const kinds = sql.join(
    JOB_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const queued = sql`select id::text, name as kind, completed_on as at, output->>'message' as reason,
    null as code, null as about, null as workspace_id, null as workspace
    from queue.job where state = 'failed' and completed_on is not null and name not in (${kinds})
    order by completed_on desc limit ${SHOWN}`;
  const { rows } = await db.execute<FailedRow>(
    sql`select * from ((${own}) union all (${queued})) as ended order by at desc limit ${SHOWN}`,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: new Date(row.at),
    reason: row.reason?.slice(0, MAX_REASON_LENGTH) ?? "",
    code: row.code,
    about: row.about?.slice(0, MAX_REASON_LENGTH) ?? null,
    workspace: workspaceOf(row),
  }));
}

async function lastDay(db: Db, since: Date) {
  type Row = { kind: string; done: number | string; failed: number | string };
  const { rows } = await db.execute<Row>(sql`select kind, count(*) filter (where state = 'done') as done,
    count(*) filter (where state = 'failed') as failed
    from jobs where finished_at > ${since.toISOString()} group by kind order by kind`);
  return rows.map(({ kind, done, failed }) => ({ kind, done: Number(done), failed: Number(failed) }));
}

async function mail(db: Db, since: Date) {
  type Row = { waiting: number | string; oldest: string | Date | null; sent: number | string };
  const { rows } = await db.execute<Row>(sql`select count(*) filter (where sent_at is null) as waiting,
    min(created_at) filter (where sent_at is null) as oldest, count(sent_at) as sent
    from letters where sent_at is null or sent_at > ${since.toISOString()}`);
  const { waiting = 0, oldest = null, sent = 0 } = rows[0] ?? {};
  return { waiting: Number(waiting), oldest: momentOf(oldest), sentLastDay: Number(sent) };
}

/** A delivery is given up after a day, so those that are tried again tell the operator earlier. */
async function webhooks(db: Db, since: Date) {
  const { rows } = await db.execute<WebhookRow>(sql`select h.id::text, h.url, h.disabled_at,
    w.id as workspace_id, w.name as workspace,
    count(d.failed_at) as failures, count(*) - count(d.failed_at) as retrying,
    (array_agg(coalesce(d.error, 'HTTP ' || d.status) order by coalesce(d.failed_at, d.created_at) desc))[1] as last_error
    from webhook_deliveries d join webhooks h on h.id = d.webhook_id join workspaces w on w.id = h.user_id
    where d.failed_at > ${since.toISOString()}
      or (d.failed_at is null and d.delivered_at is null and d.attempts > 0 and h.disabled_at is null)
    group by h.id, w.id order by count(*) desc, h.id limit ${SHOWN}`);
  const off = await db.execute<{ n: number | string }>(
    sql`select count(*) as n from webhooks where disabled_at is not null`,
  );
  const failing = rows.map(
    (row): FailingWebhook => ({
      id: row.id,
      // The path may hold a token of the receiver.
      host: URL.parse(row.url)?.host ?? "",
      workspace: { id: row.workspace_id ?? "", name: row.workspace ?? "" },
      failures: Number(row.failures),
      retrying: Number(row.retrying),
      lastError: row.last_error?.slice(0, MAX_REASON_LENGTH) ?? null,
      disabledAt: momentOf(row.disabled_at),
    }),
  );
  return { failing, turnedOff: Number(off.rows[0]?.n ?? 0) };
}

export const backgroundReader = (db: Db): BackgroundReader => ({
  async read(now) {
    const since = new Date(now.getTime() - DAY_MS);
    return {
      queues: await queueDepths(db),
      failures: await failures(db),
      lastDay: await lastDay(db, since),
      mail: await mail(db, since),
      webhooks: await webhooks(db, since),
    };
  },
});
