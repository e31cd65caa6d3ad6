/** Keeps or undoes one edit, with its points. */
import type { ArticleEdit } from "@citeworthy/core/contract/article";
import { Check, Undo2 } from "lucide-react";
import { Segments } from "./segments.tsx";
import type { KeptEdits } from "./use-kept-edits.ts";

type EditProps = { edit: ArticleEdit; kept: KeptEdits };

export const isKept = ({ edit, kept }: EditProps): boolean => kept.keptIds.includes(edit.id);

export function KeepOrUndo({ edit, kept }: EditProps) {
  const keeps = isKept({ edit, kept });
  return (
    <Segments
      label={`Keep or undo: ${edit.title}`}
      value={keeps ? "keep" : "undo"}
      onChange={(choice) => kept.choose(edit.id, choice === "keep")}
      segments={[
        {
          id: "keep",
          label: (
            <>
              <Check aria-hidden="true" className={`size-4 ${keeps ? "text-good" : ""}`} />
              {keeps ? "Kept" : "Keep"}
            </>
          ),
        },
        {
          id: "undo",
          label: (
            <>
              <Undo2 aria-hidden="true" className={`size-4 ${keeps ? "" : "text-poor"}`} />
              {keeps ? "Undo" : "Undone"}
            </>
          ),
        },
      ]}
    />
  );
}

/** Smaller losses are within what the reading of the same text varies by. */
const MIN_LOSS = -0.5;

/** "+6.2"; an edit without points helps readers only. */
export function Points({ edit, kept }: EditProps) {
  const { points } = edit;
  const isSmall = points <= 0 && points > MIN_LOSS;
  const hue = !isKept({ edit, kept }) || isSmall ? "text-quiet" : points > 0 ? "text-good" : "text-poor";
  return (
    <span className={`tabular text-14 font-semibold ${hue}`}>
      {points > 0 ? `+${points}` : points}
      <span className="sr-only"> points</span>
    </span>
  );
}

export const reasonOf = ({ edit, kept }: EditProps): string =>
  isKept({ edit, kept }) ? edit.reason : "Undone: your wording stays.";
