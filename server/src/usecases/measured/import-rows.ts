/** A part of an accepted report is stored. Parts may come again: a row is replaced, never added to. */
import type { ReportSource } from "@citeworthy/core/imports/columns";
import type { MeasuredRow } from "@citeworthy/core/imports/measured-report";
import { cleanAddress } from "@citeworthy/core/visibility/answers/cited-address";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { ReportRow } from "../../ports/projects/measured.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Storage } from "../../ports/storage.ts";
import { flatMapInTurns } from "../in-turns.ts";

type Needs = { clock: Clock; storage: Storage; limiter: Limiter };

/** One report has up to 200,000 rows; this is a year of them for a large site. */
export const MAX_STORED = 500_000;
const MAX_IN_PART = 5_000;
/** Parts of up to 5,000 rows: enough for the largest report several times an hour. */
const RATE: RateLimit = { max: 400, perSeconds: 3_600 };

const Row = z.tuple([
  z.string().max(2_000),
  z.string().max(500),
  z.iso.date(),
  z.number().int().min(0).max(1e12),
  z.number().min(0).max(1).nullable(),
]);
const Part = z.object({
  name: z.string().min(1).max(200),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  source: z.enum(["google", "bing"]),
  dated: z.boolean(),
  rows: z.array(Row).max(MAX_IN_PART),
  /** How many rows the whole report has, in its last part. */
  total: z.number().int().min(0).optional(),
});

/** `part` comes from the request as it is. `isKnown`: this very file was imported before. */
export async function importRows(
  { clock, storage, limiter }: Needs,
  { userId, part }: { userId: string; part: unknown },
): Promise<{ isKnown: boolean }> {
  const verdict = await limiter.take(`import:${userId}`, RATE);
  if (!verdict.allowed) throw new AppError("request/too-many", { seconds: verdict.retryAfterSeconds });
  const parsed = Part.safeParse(part);
  if (!parsed.success) throw new AppError("measured/rows-invalid");
  const { name, hash, source, dated, rows, total } = parsed.data;
  const isKnown = (await storage.measured.filesOf(userId)).some((file) => file.hash === hash);
  if (isKnown) return { isKnown };
  if ((await storage.measured.countOf(userId)) + rows.length > MAX_STORED)
    throw new AppError("measured/too-many", { most: MAX_STORED });
  const now = clock.now();
  const accepted = await flatMapInTurns(rows, (row) => [checked(row, { source, dated })]);
  await storage.atomically(async ({ measured }) => {
    await measured.add(userId, accepted, now);
    if (total !== undefined)
      await measured.addFile(userId, { hash, name, source, rows: total, createdAt: now });
  });
  return { isKnown };
}

function checked(
  [page, query, day, count, share]: z.infer<typeof Row>,
  { source, dated }: { source: ReportSource; dated: boolean },
): ReportRow {
  const url = page === "" ? "" : cleanAddress(page);
  if (url === null || (url === "" && query === "")) throw new AppError("measured/rows-invalid");
  const row: MeasuredRow = { url, query, day, count, share };
  return { ...row, source, dated };
}
