/** Reads several sorted lists as one, forwards or backwards, from a mark that an earlier page returned. */
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { ListedUser, PageStart } from "../../../../ports/accounts/user-directory.ts";

/** `key` is what the list is sorted by before the id: microseconds since 1970, nothing for "never", or an address. */
type ListCursor = { listIndex: number; key: string; id: string };
type Kept = ListedUser & { key: string };
/** Reads on from a place, or from the start of the list; backwards, from its end. */
export type SortedList = (place: ListCursor | null, backwards: boolean, limit: number) => Promise<Kept[]>;

/** Marks are part of addresses, so anyone can write one: a mark that no page of this kind returned is refused. */
const withoutZero = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes("\0"));
const shapeOf = (key: z.ZodString | ReturnType<typeof withoutZero>) =>
  z.tuple([z.int().min(0).max(1), key, withoutZero(100)]);
const SHAPES = { moment: shapeOf(z.string().regex(/^\d{0,16}$/)), address: shapeOf(withoutZero(400)) };
type KeyKind = keyof typeof SHAPES;

const placeText = ({ listIndex, key, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([listIndex, key, id])).toString("base64url");

function placeFrom(text: string, kind: KeyKind): ListCursor | null {
  try {
    const [listIndex, key, id] = SHAPES[kind].parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { listIndex, key, id };
  } catch {
    return null;
  }
}

export function startOf(start: PageStart, kind: KeyKind) {
  if ("at" in start) return { backwards: start.at === "end", place: null };
  const place = placeFrom("after" in start ? start.after : start.before, kind);
  return { backwards: "before" in start && place !== null, place };
}

/** To the microsecond, which a JavaScript date would cut off; empty for "never". */
export const momentKey = (column: SQL | AnyPgColumn) =>
  sql<string>`coalesce((extract(epoch from ${column}) * 1000000)::bigint::text, '')`;
export const momentOf = (key: string): SQL =>
  key === ""
    ? sql`'infinity'::timestamptz`
    : sql`'epoch'::timestamptz + ${key}::bigint * interval '1 microsecond'`;

type Reading = ReturnType<typeof startOf> & { limit: number };

/** `found`: one row more than is shown, which says whether there is another page. Backwards, the rows come in reverse. */
export function pageOf<Row extends ListCursor>(found: Row[], { backwards, place, limit }: Reading) {
  const shown = found.slice(0, limit);
  const isMore = found.length > limit;
  if (backwards) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasBefore = backwards ? isMore : place !== null;
  const hasAfter = backwards ? place !== null : isMore;
  return {
    rows: shown.map(({ key: _key, listIndex: _listIndex, ...row }) => row),
    before: hasBefore && first ? placeText(first) : null,
    after: hasAfter && last ? placeText(last) : null,
  };
}

export async function walk(
  lists: SortedList[],
  place: ListCursor | null,
  backwards: boolean,
  limit: number,
): Promise<(Kept & { listIndex: number })[]> {
  const order = [...lists.entries()];
  if (backwards) order.reverse();
  const found: (Kept & { listIndex: number })[] = [];
  for (const [listIndex, read] of order) {
    const passed = place && (backwards ? listIndex > place.listIndex : listIndex < place.listIndex);
    if (passed || found.length >= limit) continue;
    const start = place?.listIndex === listIndex ? place : null;
    const rows = await read(start, backwards, limit - found.length);
    found.push(...rows.map((row) => ({ ...row, listIndex })));
  }
  return found;
}
