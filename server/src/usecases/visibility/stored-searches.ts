/** Runs stored before searches were kept: their engines' searches are read from the stored replies when the run is shown. */
import type { VisibilityResult } from "@citeworthy/core/contract/visibility";
import type { KeptAnswer } from "@citeworthy/core/visibility/score-site";
import { searchBoard } from "@citeworthy/core/visibility/search-board";
import type { AiReplies, KeptReply, ReadReply } from "../../ports/ai/ai-memory.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";

type Needs = { storage: Storage; log: Log; replies: AiReplies; readReply: ReadReply };

/** Older results don't have the field; its absence is how they are recognized. */
type StoredResult = Omit<VisibilityResult, "searches"> & Partial<Pick<VisibilityResult, "searches">>;

/** The result stays without `searches` where no stored reply is left, and the page then says so. */
export async function withStoredSearches(deps: Needs, result: VisibilityResult): Promise<VisibilityResult> {
  const { run, searches, answers }: StoredResult = result;
  // Results from before answers were kept have no run and no answers.
  if (searches !== undefined || !run || !answers?.length) return result;
  const [kept, sites, replies] = await Promise.all([
    deps.storage.visibility.answersOf(run),
    deps.storage.visibility.sitesOf(run),
    deps.replies.ofRequest(run),
  ]);
  const reading = sites.find(({ place }) => place === 0)?.reading;
  if (!reading || replies.length === 0) return result;
  return { ...result, searches: searchBoard(withSearches(deps, kept, replies), reading) };
}

/** A reply belongs to the answer of its engine that has the same text. */
function withSearches(
  { readReply, log }: Needs,
  answers: readonly KeptAnswer[],
  replies: readonly KeptReply[],
): KeptAnswer[] {
  const found = new Map<string, string[]>();
  for (const reply of replies) {
    try {
      const { text, searches } = readReply(reply);
      found.set(`${reply.engine}\n${text}`, searches);
    } catch (error) {
      log.warn("a stored reply can't be read", { engine: reply.engine, replyId: reply.id, error });
    }
  }
  return answers.map((kept) => {
    const searches = kept.answer && found.get(`${kept.engine}\n${kept.answer.text}`);
    return kept.answer && searches ? { ...kept, answer: { ...kept.answer, searches } } : kept;
  });
}
