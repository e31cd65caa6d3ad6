/** A worker that is killed with -9 again and again while analyses and payments come in; then the books are checked. */
import { setTimeout as sleep } from "node:timers/promises";
import { count, eq, isNull, sql } from "drizzle-orm";
import { openDatabase } from "../../adapters/db/open-database.ts";
import {
  emails,
  jobEvents,
  jobs,
  paymentHistory,
  profiles,
  searches,
  subscriptions,
  subscriptionUsage,
  usageRecords,
  users,
  webhookEvents,
} from "../../adapters/db/schema/all.ts";
import { readConfig } from "../../config/config.ts";
import { JOB_KINDS } from "../../ports/runtime/jobs.ts";
import { releaseAbandonedUses } from "../../usecases/usage/release-abandoned-uses.ts";
import { wire } from "../../wire.ts";
import { type Dodo, startDodo } from "../dodo/start-dodo.ts";
import { seeded } from "../seeded.ts";
import { ARTICLE, html, startStubPage } from "../stub-page.ts";
import { runProcess } from "./run-process.ts";

export type CrashReport = {
  kills: number;
  analyses: number;
  done: number;
  givenBack: number;
  seconds: number;
  /** Every line is a fault. */
  faults: string[];
};
type Plan = { databaseUrl: string; dataDir: string; rounds: number; seed: number; analysesARound: number };
type Services = Awaited<ReturnType<typeof wire>>;

const MAX_LIFE_MS = 2_500;
const SETTLE_LIMIT_MS = 900_000;
const HOUR_MS = 60 * 60 * 1000;

async function newPerson(services: Services, db: Db, n: number) {
  const id = `crash-${n}`;
  const email = `${id}@example.com`;
  await db.insert(users).values({ id, name: id, email });
  await services.subscriptionOf(id);
  return { id, email };
}
type Db = Awaited<ReturnType<typeof openDatabase>>["db"];

async function pays(services: Services, dodo: Dodo, buyer: { id: string; email: string }): Promise<void> {
  const { url } = await services.startCheckout({ planType: "pro", billingCycle: "monthly", buyer });
  const link = new URL(url);
  const subscription = dodo.subscribe({
    productId: link.pathname.split("/").at(-1) ?? "",
    email: buyer.email,
    metadata: { reference: link.searchParams.get("metadata_reference") ?? "" },
  });
  const payment = dodo.pay(subscription);
  const messages = [
    dodo.messageOf({ type: "subscription.active", payload: "Subscription", data: subscription }),
    dodo.messageOf({ type: "payment.succeeded", payload: "Payment", data: payment }),
  ];
  for (const { body, headers } of messages)
    await services.receiveProviderEvent({ body, headers: new Headers(headers) });
}

const numberOf = async (rows: Promise<{ n: number }[]>) => (await rows)[0]?.n ?? 0;

/** The jobs that the states below wait for. */
const KINDS = [...JOB_KINDS, "apply-provider-event", "send-letter"];

async function untilSettled(db: Db): Promise<void> {
  const open = () =>
    Promise.all([
      numberOf(db.select({ n: count() }).from(jobs).where(sql`${jobs.state} in ('queued', 'running')`)),
      numberOf(db.select({ n: count() }).from(webhookEvents).where(sql`not ${webhookEvents.processed}`)),
      numberOf(db.select({ n: count() }).from(emails).where(isNull(emails.sentAt))),
    ]);
  const inQueue = async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from queue.job where state in ('created', 'retry', 'active') and name in ${KINDS}`,
    );
    return rows[0]?.n ?? 0;
  };
  for (let waited = 0; waited < SETTLE_LIMIT_MS; waited += 500) {
    if ((await open()).every((n) => n === 0)) return;
    // A job that was killed on its last try is ended by the sweep, not by a worker: it alone may stay.
    if ((await inQueue()) === 0) return;
    await sleep(500);
  }
}

/** What must hold, whatever was killed when. */
async function faultsIn(db: Db, people: number, analyses: number): Promise<string[]> {
  const of = (
    table: typeof jobs | typeof searches | typeof paymentHistory | typeof webhookEvents | typeof emails,
  ) => numberOf(db.select({ n: count() }).from(table));
  const done = await numberOf(db.select({ n: count() }).from(jobs).where(eq(jobs.state, "done")));
  const ends = await numberOf(
    db.select({ n: count() }).from(jobEvents).where(sql`${jobEvents.event} in ('done', 'failed')`),
  );
  const state = (state: "reserved" | "committed" | "released") =>
    numberOf(db.select({ n: count() }).from(usageRecords).where(eq(usageRecords.state, state)));
  const counted = await numberOf(
    db
      .select({ n: sql<number>`coalesce(sum(${subscriptionUsage.usageCount}), 0)::int` })
      .from(subscriptionUsage),
  );
  const searched = await numberOf(
    db.select({ n: sql<number>`coalesce(sum(${profiles.searchCount}), 0)::int` }).from(profiles),
  );
  const paid = await numberOf(
    db.select({ n: count() }).from(subscriptions).where(sql`plan_type = 'pro' and status = 'active'`),
  );
  const processed = await numberOf(
    db.select({ n: count() }).from(webhookEvents).where(eq(webhookEvents.processed, true)),
  );
  const unsent = await numberOf(db.select({ n: count() }).from(emails).where(isNull(emails.sentAt)));
  const expected: [string, number, number][] = [
    ["jobs recorded", await of(jobs), analyses],
    ["jobs that ended, each once", ends, analyses],
    ["saved searches", await of(searches), done],
    ["searches counted in profiles", searched, done],
    ["uses committed", await state("committed"), done],
    ["uses given back", await state("released"), analyses - done],
    ["uses left open", await state("reserved"), 0],
    ["uses counted", counted, done],
    ["plans that were paid for", paid, people],
    ["payments in the history", await of(paymentHistory), people],
    ["messages applied", processed, await of(webhookEvents)],
    ["receipts", await of(emails), people],
    ["emails not sent", unsent, 0],
  ];
  return expected
    .filter(([, found, wanted]) => found !== wanted)
    .map(([what, found, wanted]) => `${what}: ${found} instead of ${wanted}`);
}

export async function crashWorker({
  databaseUrl,
  dataDir,
  rounds,
  seed,
  analysesARound,
}: Plan): Promise<CrashReport> {
  const started = performance.now();
  const chance = seeded(seed);
  const dodo = await startDodo();
  const page = await startStubPage({ "/article": html(ARTICLE) });
  const settings = {
    ...dodo.environment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    FETCH_ALLOW_HOSTS: page.host,
  };
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const services = await wire(readConfig(settings), database);
  const { db } = database;
  try {
    for (let round = 0; round < rounds; round++) {
      const person = await newPerson(services, db, round);
      for (let n = 0; n < analysesARound; n++)
        await services.startAnalysis({ userId: person.id, input: page.url("/article") });
      await pays(services, dodo, person);
      const worker = await runProcess("worker", settings);
      await sleep(chance.below(MAX_LIFE_MS));
      await worker.kill();
    }
    const last = await runProcess("worker", settings);
    await untilSettled(db);
    await last.kill();
    const later = { now: () => new Date(Date.now() + HOUR_MS) };
    const givenBack = await releaseAbandonedUses({ clock: later, storage: services.storage });
    const analyses = rounds * analysesARound;
    return {
      kills: rounds,
      analyses,
      done: analyses - givenBack,
      givenBack,
      seconds: Math.round((performance.now() - started) / 1000),
      faults: await faultsIn(db, rounds, analyses),
    };
  } finally {
    await services.close();
    await page.close();
    await dodo.close();
  }
}
