import { eq, like } from "drizzle-orm";
import { CLEAR } from "../../../auth/link-tokens.ts";
import type { Sealer } from "../../../secrets/sealer.ts";
import type { Db } from "../../database.ts";
import { reportLinks, schedules, shares } from "../../schema/all.ts";

/** Seals what migration 0025 left in clear. Any process may do it at any time; once done, it finds nothing. */
export async function sealOldTokens(db: Db, seals: Sealer): Promise<void> {
  for (const table of [shares, reportLinks, schedules]) {
    const rows = await db
      .select({ clear: table.sealedToken })
      .from(table)
      .where(like(table.sealedToken, `${CLEAR}%`));
    for (const { clear } of rows)
      await db
        .update(table)
        .set({ sealedToken: seals.seal(clear.slice(CLEAR.length)) })
        .where(eq(table.sealedToken, clear));
  }
}
