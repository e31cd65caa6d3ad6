import { and, count, desc, eq, gte, lt, or, sql, sum } from "drizzle-orm";
import type { AiCallFilter, AiCallLog, AiTotal, StoredAiCall } from "../../../../ports/ai/ai-call-log.ts";
import type { Db } from "../../database.ts";
import { aiCalls } from "../../schema/all.ts";
import { fromMicros, toMicros } from "./micros.ts";

const matching = ({ from, to, engine, purpose, userId }: AiCallFilter) =>
  and(
    gte(aiCalls.at, from),
    lt(aiCalls.at, to),
    engine && eq(aiCalls.engine, engine),
    purpose && eq(aiCalls.purpose, purpose),
    userId ? eq(aiCalls.userId, userId) : undefined,
  );

const asCall = ({ costMicros, ...row }: typeof aiCalls.$inferSelect): StoredAiCall => ({
  ...row,
  costUsd: costMicros === null ? null : fromMicros(costMicros),
});

const number = (value: unknown): number => Number(value ?? 0);

const calls = (db: Db): Pick<AiCallLog, "record" | "list"> => ({
  async record({ costUsd, ...call }) {
    await db.insert(aiCalls).values({ ...call, costMicros: costUsd === null ? null : toMicros(costUsd) });
  },
  async list(filter, { limit, before }) {
    const older =
      before && or(lt(aiCalls.at, before.at), and(eq(aiCalls.at, before.at), lt(aiCalls.id, before.id)));
    const rows = await db
      .select()
      .from(aiCalls)
      .where(and(matching(filter), older))
      .orderBy(desc(aiCalls.at), desc(aiCalls.id))
      .limit(limit);
    return rows.map(asCall);
  },
});

const sums = (db: Db): Pick<AiCallLog, "totals"> => ({
  async totals(filter) {
    const where = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
    const rows = await db
      .select({
        engine: aiCalls.engine,
        purpose: aiCalls.purpose,
        calls: count(),
        failures: where(sql`${aiCalls.outcome} not in ('ok', 'cached')`),
        cached: where(sql`${aiCalls.outcome} = 'cached'`),
        unpriced: where(sql`${aiCalls.costMicros} is null`),
        inputTokens: sum(aiCalls.inputTokens),
        outputTokens: sum(aiCalls.outputTokens),
        searches: sum(aiCalls.searches),
        costMicros: sum(aiCalls.costMicros),
      })
      .from(aiCalls)
      .where(matching(filter))
      .groupBy(aiCalls.engine, aiCalls.purpose)
      .orderBy(aiCalls.engine, aiCalls.purpose);
    return rows.map(
      ({ engine, purpose, costMicros, ...counts }): AiTotal => ({
        engine,
        purpose,
        calls: number(counts.calls),
        failures: number(counts.failures),
        cached: number(counts.cached),
        unpriced: number(counts.unpriced),
        inputTokens: number(counts.inputTokens),
        outputTokens: number(counts.outputTokens),
        searches: number(counts.searches),
        costUsd: fromMicros(number(costMicros)),
      }),
    );
  },
});

export const aiCallLog = (db: Db): AiCallLog => ({
  ...calls(db),
  ...sums(db),
});
