/** Notes every turn that the pace per host gives out, in the order of the database, across all processes. */
import { sql } from "drizzle-orm";
import type { Db } from "../../adapters/db/database.ts";
import type { SourceRequest } from "./source-hosts.ts";

export const GAP_MS = 1_000;
/** The database's clock and ours are the same clock, read with different precision. */
const CLOCK_PRECISION_MS = 1;

export async function watchPace(db: Db): Promise<void> {
  await db.execute(sql`create table pace_log (
    id bigserial primary key, host text not null, starts_at timestamptz not null)`);
  // A turn that is given back was never used.
  await db.execute(sql`
    create function note_turn() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.next_at < old.next_at then
        delete from pace_log where id = (select max(id) from pace_log where host = new.host);
      else
        insert into pace_log (host, starts_at) values (new.host, new.next_at - interval '1 second');
      end if;
      return null;
    end $$`);
  await db.execute(
    sql`create trigger note_turn after insert or update on host_turns for each row execute function note_turn()`,
  );
}

/** When requests may leave, in milliseconds, by host name and in order. */
export async function turnsOf(db: Db): Promise<Map<string, number[]>> {
  const { rows } = await db.execute<{ host: string; ms: number }>(sql`
    select host, (extract(epoch from starts_at) * 1000)::float8 as ms from pace_log order by starts_at`);
  const byHost = Map.groupBy(rows, ({ host }) => host.replace(/:\d+$/, ""));
  return new Map([...byHost].map(([host, own]) => [host, own.map(({ ms }) => ms)]));
}

/** Turns that follow another one of the same host too soon. */
export const tooClose = (turns: ReadonlyMap<string, readonly number[]>): string[] =>
  [...turns].flatMap(([host, own]) =>
    own.flatMap((ms, at) => {
      const gap = ms - (own[at - 1] ?? Number.NEGATIVE_INFINITY);
      // The database keeps microseconds.
      return gap < GAP_MS - 0.01 ? [`${host}: ${gap} ms`] : [];
    }),
  );

/**
 * Requests that arrived before their turn: at no time may a host have seen more requests than it had turns. A slow machine only makes
 * requests later, so it can't break this.
 */
export function beforeTurn(
  requests: readonly SourceRequest[],
  turns: ReadonlyMap<string, readonly number[]>,
): string[] {
  return [...Map.groupBy(requests, ({ host }) => host.replace(/:\d+$/, ""))].flatMap(([host, own]) =>
    own
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ at, path }, nth) => {
        const turn = turns.get(host)?.[nth] ?? Number.POSITIVE_INFINITY;
        return at < turn - CLOCK_PRECISION_MS ? [`${host}${path}: ${turn - at} ms early`] : [];
      }),
  );
}
