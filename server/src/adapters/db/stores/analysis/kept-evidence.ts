import { and, eq, gte, lt } from "drizzle-orm";
import type { KeptEvidenceStore } from "../../../../ports/analysis/kept-evidence.ts";
import type { Db } from "../../database.ts";
import { keptEvidence } from "../../schema/all.ts";

export function keptEvidenceStore(db: Db): KeptEvidenceStore {
  return {
    async find(searchId, notBefore) {
      const [row] = await db
        .select({ packed: keptEvidence.packed })
        .from(keptEvidence)
        .where(and(eq(keptEvidence.searchId, searchId), gte(keptEvidence.createdAt, notBefore)));
      return row ?? null;
    },
    async forgetBefore(moment) {
      await db.delete(keptEvidence).where(lt(keptEvidence.createdAt, moment));
    },
  };
}
