/** Measured runs as a monitor leaves them, each of its own workspace, with their sources in the queue. */
import { randomUUID } from "node:crypto";
import { MAX_CITED_PAGES } from "@citeworthy/core/product/cited-pages";
import type { KeptAnswer } from "@citeworthy/core/visibility/answers/kept-answer";
import { PARSER_VERSION } from "@citeworthy/core/visibility/report";
import type { Db } from "../../adapters/db/database.ts";
import { users } from "../../adapters/db/schema/all.ts";
import { queueReading } from "../../usecases/cited/queue-reading.ts";
import type { Services } from "../../wire.ts";

const QUERY = "how long should cold brew steep";

const answerThatCites = (urls: readonly string[]): KeptAnswer => ({
  engine: "openai",
  sample: 1,
  failure: null,
  answer: {
    model: "m",
    text: "Cold brew should steep for 16 hours.",
    searched: true,
    attribution: null,
    citations: urls.map((url, at) => ({
      url,
      host: new URL(url).host,
      title: null,
      position: at + 1,
      cited: true,
      spans: [],
    })),
  },
});

/** The ids of the runs; each has as many of the addresses as a run may read, and the same own page. */
export async function queueSources(
  { storage }: Pick<Services, "storage">,
  db: Db,
  { urls, ownUrl, name = "reader" }: { urls: readonly string[]; ownUrl: string; name?: string },
): Promise<string[]> {
  const runs: string[] = [];
  for (let from = 0; from < urls.length; from += MAX_CITED_PAGES) {
    const userId = `${name}-${from}`;
    const now = new Date();
    const run = { id: randomUUID(), userId, url: ownUrl, query: QUERY, samples: 3, monitorId: null };
    const answer = answerThatCites(urls.slice(from, from + MAX_CITED_PAGES));
    await db.insert(users).values({ id: userId, name: userId, email: `${userId}@example.com` });
    await storage.atomically(async (stores) => {
      await stores.visibility.begin(run, now);
      await stores.visibility.addAnswer(run.id, { ...answer, parserVersion: PARSER_VERSION }, now);
      const measured = { runId: run.id, userId, url: ownUrl, answers: [answer] };
      await queueReading(stores, measured, { newId: randomUUID, now });
    });
    runs.push(run.id);
  }
  return runs;
}
