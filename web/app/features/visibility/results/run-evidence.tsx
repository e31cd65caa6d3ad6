/** What is behind the numbers of a run: searches, answers and the passage comparison. */
import type { Loose } from "../monitor-view.ts";
import type { SavedView } from "../saved/saved-view.ts";
import { Answers } from "./answers.tsx";
import { DuelCard } from "./duel-card.tsx";
import { SearchList } from "./search-list.tsx";

export function RunEvidence({ result, saved }: { result: Loose; saved: SavedView[] }) {
  const { answers = [], duel = null, searches, run = "" } = result;
  return (
    <>
      {run && answers.length > 0 && (
        <SearchList searches={searches} run={run} url={result.url} saved={saved} />
      )}
      {answers.length > 0 && <Answers answers={answers} />}
      {duel && <DuelCard duel={duel} query={result.query} />}
    </>
  );
}
