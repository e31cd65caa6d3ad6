import { and, eq, sql } from "drizzle-orm";
import type { AiSettings, ModelBook, ModelId } from "../../../../ports/ai/ai-settings.ts";
import type { Db } from "../../database.ts";
import { aiModels, aiSettings } from "../../schema/all.ts";

/** Tells all processes that something was saved. */
export const AI_SETTINGS_CHANNEL = "ai_settings";

export const aiSettingsStore = (db: Db): AiSettings => ({
  async all() {
    const rows = await db.select().from(aiSettings).orderBy(aiSettings.name);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  },
  change: (changes, savedAt) =>
    db.transaction(async (tx) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) await tx.delete(aiSettings).where(eq(aiSettings.name, name));
        else
          await tx
            .insert(aiSettings)
            .values({ name, value, savedAt })
            .onConflictDoUpdate({ target: aiSettings.name, set: { value, savedAt } });
      }
      await tx.execute(sql`select pg_notify(${AI_SETTINGS_CHANNEL}, '')`);
    }),
});

export function aiModelBook(db: Db): ModelBook {
  const find = async ({ engine, model }: ModelId) => {
    const isIt = and(eq(aiModels.engine, engine), eq(aiModels.model, model));
    const [row] = await db.select().from(aiModels).where(isIt);
    return row;
  };
  const note = async (which: ModelId, change: Partial<typeof aiModels.$inferInsert>) => {
    await db
      .insert(aiModels)
      .values({ ...which, ...change })
      .onConflictDoUpdate({ target: [aiModels.engine, aiModels.model], set: change });
  };
  return {
    needsSmallForms: async (which) => (await find(which))?.needsSmallForms ?? false,
    noteForms: (which, needsSmallForms) => note(which, { needsSmallForms }),
    lastTest: async (which) => (await find(which))?.test ?? null,
    saveTest: (which, test) => note(which, { test }),
  };
}
