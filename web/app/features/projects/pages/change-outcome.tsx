/** What became of an action on pages, with Undo. */

import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { type Changed, pagesWords } from "../project-data.ts";

export type Done = { ok: true; value: Changed | null } | { ok: false; problem: string };

const DONE_WORDS: Record<Changed["what"], string> = {
  archive: "archived",
  restore: "brought back",
  delete: "deleted",
  move: "moved",
};

type OutcomeProps = { state: string; data: Done | undefined; onUndo: (change: Changed) => void };

export function ChangeOutcome({ state, data, onUndo }: OutcomeProps) {
  if (state !== "idle" || data === undefined) return null;
  if (!data.ok) return <Notice kind="error">{data.problem}</Notice>;
  const change = data.value;
  if (change === null) return <Notice kind="good">Saved.</Notice>;
  return (
    <Notice kind="good">
      <span className="flex flex-wrap items-center gap-x-4">
        {pagesWords(change.count)} {DONE_WORDS[change.what]}.
        {change.what !== "restore" && (
          <Button size="small" variant="quiet" onClick={() => onUndo(change)}>
            Undo
          </Button>
        )}
      </span>
    </Notice>
  );
}
