/**
 * Reads benchmark pages with the model that the environment configures (LLM_BASE_URL and LLM_MODEL, or a vendor's key),
 * through the product's own prompt, budget and cache. Pass what it returns to `analyze` as `modelReading`.
 */
import { randomUUID } from "node:crypto";
import type { ModelProposal } from "../../core/src/article/proposals/model-edits.ts";
import { readPage } from "../../core/src/page/read-page.ts";
import { pageForModel } from "../../core/src/reading/language-model/page-for-model.ts";
import type { SaidByModel } from "../../core/src/reading/language-model/with-model-reading.ts";
import type { GivenReading } from "../../core/src/requests/given-reading.ts";
import { createAi } from "../../server/src/adapters/ai/create-ai.ts";
import { openDatabase } from "../../server/src/adapters/db/open-database.ts";
import { aiBooks } from "../../server/src/adapters/db/stores/ai/ai-books.ts";
import { readConfig } from "../../server/src/config/config.ts";
import type { Log } from "../../server/src/ports/runtime/log.ts";
import { proposeEdits, verifyEdits } from "../../server/src/usecases/analysis/models/propose-edits.ts";
import { askForReading } from "../../server/src/usecases/analysis/models/read-with-model.ts";

type SavedPage = { html: string; url: string };
type ModelReader = {
  model: string;
  /** Null if the call failed; the reason is printed. Safe to call several times at once. */
  read(page: SavedPage, given?: GivenReading): Promise<SaidByModel | null>;
  /** The edits it proposes after that reading; none if the call failed. */
  propose(page: SavedPage, said: SaidByModel): Promise<ModelProposal[]>;
  /** The proposals after a second look at their new lines. */
  verify(page: SavedPage, proposals: readonly ModelProposal[]): Promise<readonly ModelProposal[]>;
  close(): Promise<void>;
};
/** `cacheDir` keeps replies between runs, so that a repeated benchmark costs nothing. */
type Options = { cacheDir?: string | null };

/** A benchmark can wait longer than a user, and local models are slow. */
const PATIENCE_MS = 300_000;

const silent = () => {};
const LOG: Log = { debug: silent, info: silent, warn: silent, error: console.error };

/** Null if the environment configures no model that writes. */
export async function openModelReader(
  environment: NodeJS.ProcessEnv = process.env,
  { cacheDir = null }: Options = {},
): Promise<ModelReader | null> {
  const { ai } = readConfig(environment);
  if (Object.keys(ai.vendors).length === 0) return null;
  const database = await openDatabase({ databaseUrl: null, dataDir: cacheDir });
  const patienceMs = { ask: PATIENCE_MS, object: PATIENCE_MS, text: PATIENCE_MS };
  const clock = { now: () => new Date() };
  const parts = { ...aiBooks(database.db), redirectOf: async () => null, clock, log: LOG, patienceMs };
  const { writer } = createAi(ai, parts);
  if (writer === null) {
    await database.close();
    return null;
  }
  const asking = () => ({ jobId: randomUUID(), userId: null });
  return {
    model: writer.model,
    propose: ({ html, url }, said) =>
      proposeEdits(
        { writer, log: LOG },
        { ...asking(), page: pageForModel(readPage(html, url)), given: {}, said },
      ),
    verify: ({ html, url }, proposals) =>
      verifyEdits({ writer, log: LOG }, { ...asking(), page: pageForModel(readPage(html, url)), proposals }),
    close: () => database.close(),
    async read({ html, url }, given = {}) {
      const page = pageForModel(readPage(html, url));
      const spending = { purpose: "analysis" as const, requestId: randomUUID(), userId: null };
      try {
        const said = await askForReading(writer, { page, given, spending, patienceMs: PATIENCE_MS });
        return { model: writer.model, said };
      } catch (error) {
        console.error(`${url}: the model gave no reading: ${error instanceof Error ? error.message : error}`);
        return null;
      }
    },
  };
}
