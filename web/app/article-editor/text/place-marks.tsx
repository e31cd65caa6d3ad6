/** The numbers of the edits that begin at a place of the text: each leads to its entry in the list. */
import { classes } from "../../ui/marks/classes.ts";
import { isKept, numberOf, placeId, type Selection, type WorkProps } from "../edited-text.ts";

type PlaceMarksProps = WorkProps & { selection: Selection; ids: readonly string[] };

export function PlaceMarks({ text, choices, selection, ids }: PlaceMarksProps) {
  return text.edits
    .filter(({ id }) => ids.includes(id))
    .map((edit) => {
      const number = numberOf(text, edit.id);
      return (
        <button
          key={edit.id}
          id={placeId(number)}
          type="button"
          aria-label={`Show edit ${number}: ${edit.title}`}
          aria-pressed={selection.id === edit.id}
          onClick={() => selection.select(edit.id, "text")}
          className={classes(
            "tabular grid size-7 scroll-my-40 place-items-center rounded-xs font-sans text-14 font-semibold print:hidden",
            selection.id === edit.id
              ? "bg-accent text-accent-ink"
              : isKept(edit, choices)
                ? "bg-accent-wash text-accent hover:bg-accent hover:text-accent-ink"
                : "border border-line bg-wash text-quiet hover:text-ink",
          )}
        >
          {number}
        </button>
      );
    });
}
