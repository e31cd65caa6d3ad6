/** Keeps what is saved about models until a process changes it: every analysis asks for it. */
import type { AiSettings, SavedSettings } from "../../../../ports/ai/ai-settings.ts";
import type { Database } from "../../database.ts";
import { AI_SETTINGS_CHANNEL, aiSettingsStore } from "./ai-settings.ts";

/** A process of an earlier version tells nobody. */
const MAX_AGE_MS = 60_000;

export function keptAiSettings({ db, listen }: Pick<Database, "db" | "listen">): AiSettings {
  const store = aiSettingsStore(db);
  let known: Promise<SavedSettings> | null = null;
  let listening: Promise<unknown> | null = null;
  let readAt = 0;
  const forget = () => {
    known = null;
  };
  async function listened(): Promise<void> {
    try {
      listening ??= listen(AI_SETTINGS_CHANNEL, forget);
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  }
  return {
    async all() {
      await listened();
      if (performance.now() - readAt > MAX_AGE_MS) forget();
      if (known) return known;
      readAt = performance.now();
      known = store.all();
      known.catch(forget);
      return known;
    },
    async change(changes, now) {
      await store.change(changes, now);
      forget();
    },
  };
}
