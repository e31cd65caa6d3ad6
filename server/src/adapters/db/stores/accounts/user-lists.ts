/** Several sorted lists read as one long one, forwards or backwards, from a mark that an earlier page gave out. */
import { z } from "zod";
import type { ListedUser } from "../../../../ports/accounts/user-directory.ts";

/** `key` is what the shelf sorts by before the id: microseconds since 1970, nothing for "never", or an address. */
export type Place = { shelf: number; key: string; id: string };
type Kept = ListedUser & { key: string };
/** Reads on from a place, or from this shelf's own beginning; backwards, from its end. */
export type Shelf = (place: Place | null, backwards: boolean, limit: number) => Promise<Kept[]>;

/** A mark travels through addresses, so that anyone may write one: what no page of this kind gave out is no mark. */
const withoutZero = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes("\0"));
const shapeOf = (key: z.ZodString | ReturnType<typeof withoutZero>) =>
  z.tuple([z.int().min(0).max(1), key, withoutZero(100)]);
const SHAPES = { moment: shapeOf(z.string().regex(/^\d{0,16}$/)), address: shapeOf(withoutZero(400)) };
export type KeyKind = keyof typeof SHAPES;

export const placeText = ({ shelf, key, id }: Place): string =>
  Buffer.from(JSON.stringify([shelf, key, id])).toString("base64url");

export function placeFrom(text: string, kind: KeyKind): Place | null {
  try {
    const [shelf, key, id] = SHAPES[kind].parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { shelf, key, id };
  } catch {
    return null;
  }
}

export async function walk(
  shelves: Shelf[],
  place: Place | null,
  backwards: boolean,
  limit: number,
): Promise<(Kept & { shelf: number })[]> {
  const order = [...shelves.entries()];
  if (backwards) order.reverse();
  const found: (Kept & { shelf: number })[] = [];
  for (const [shelf, read] of order) {
    const passed = place && (backwards ? shelf > place.shelf : shelf < place.shelf);
    if (passed || found.length >= limit) continue;
    const start = place?.shelf === shelf ? place : null;
    const rows = await read(start, backwards, limit - found.length);
    found.push(...rows.map((row) => ({ ...row, shelf })));
  }
  return found;
}
