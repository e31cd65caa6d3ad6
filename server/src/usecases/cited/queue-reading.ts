/** Puts the reading of a run's sources in the queue: call it in the transaction that stores the run's result. */
import { pagesToRead } from "@citeworthy/core/cited/pages-to-read";
import type { KeptAnswer } from "@citeworthy/core/visibility/answers/kept-answer";
import type { Stores } from "../../ports/storage.ts";

type Measured = { runId: string; userId: string; url: string; answers: readonly KeptAnswer[] };

/** Does nothing for a run without an answer that was looked up. */
export async function queueReading(
  stores: Pick<Stores, "cited" | "jobs">,
  { runId, userId, url, answers }: Measured,
  { newId, now }: { newId: () => string; now: Date },
): Promise<void> {
  if (!answers.some(({ answer }) => answer?.searched)) return;
  const jobId = newId();
  const isNew = await stores.cited.begin({ runId, jobId }, pagesToRead(answers, url), now);
  if (isNew) await stores.jobs.create({ id: jobId, kind: "read-cited", userId, input: { runId } });
}
