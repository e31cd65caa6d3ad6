/** Reads several sorted lists as one, forwards or backwards, from a mark that an earlier page returned. */
import { z } from "zod";
import type { ListedUser } from "../../../../ports/accounts/user-directory.ts";

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
export type KeyKind = keyof typeof SHAPES;

export const placeText = ({ listIndex, key, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([listIndex, key, id])).toString("base64url");

export function placeFrom(text: string, kind: KeyKind): ListCursor | null {
  try {
    const [listIndex, key, id] = SHAPES[kind].parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { listIndex, key, id };
  } catch {
    return null;
  }
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
