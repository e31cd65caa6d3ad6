/** Keeps or undoes one edit, with its points. */
import { Check, Undo2 } from "lucide-react";
import { type Choices, isKept, type WorkEdit } from "../edited-text.ts";
import { Segments } from "../segments.tsx";

type EditProps = { edit: WorkEdit; choices: Choices };

export function KeepOrUndo({ edit, choices }: EditProps) {
  const keeps = isKept(edit, choices);
  return (
    <Segments
      label={`Keep or undo: ${edit.title}`}
      value={keeps ? "keep" : "undo"}
      onChange={(choice) => choices.choose([edit.id], choice === "keep")}
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
export const MIN_LOSS = -0.5;

/** "+6.2", or in words where the score doesn't follow the edit. */
export function Points({ edit, choices }: EditProps) {
  const { points } = edit;
  if (points <= 0 && points > MIN_LOSS)
    return <span className="text-14 whitespace-nowrap text-quiet">score unchanged</span>;
  const hue = !isKept(edit, choices) ? "text-quiet" : points > 0 ? "text-good" : "text-poor";
  return (
    <span className={`tabular text-14 font-semibold ${hue}`}>
      {points > 0 ? `+${points}` : points}
      <span className="sr-only"> points</span>
    </span>
  );
}
