/** The whole text with its changes visible, and at each change the number of its edit. */
import type { TrackedRow } from "@citeworthy/core/article/tracked-changes";
import { classes } from "../../ui/marks/classes.ts";
import type { Selection, WorkProps } from "../edited-text.ts";
import { RowView } from "./block-view.tsx";
import { PlaceMarks } from "./place-marks.tsx";

type TrackedViewProps = WorkProps & { rows: readonly TrackedRow[]; selection: Selection };

export function TrackedView({ rows, selection, ...work }: TrackedViewProps) {
  return (
    <div className="grid gap-4 font-serif text-18 leading-relaxed wrap-anywhere">
      {rows.map((row) => (
        <div key={row.key} className="grid grid-cols-1 md:relative">
          {row.begins.length > 0 && (
            <div className="flex gap-1 pb-1.5 md:absolute md:-left-10 md:flex-col md:pb-0">
              <PlaceMarks {...work} selection={selection} ids={row.begins} />
            </div>
          )}
          <div
            className={classes(
              "grid min-w-0 grid-cols-1",
              row.state === "added" && "border-l-3 border-accent pl-3",
              row.begins.some((id) => id === selection.id) &&
                "rounded-xs ring-2 ring-accent/40 ring-offset-4 ring-offset-surface",
            )}
          >
            <RowView row={row} side="both" />
          </div>
        </div>
      ))}
    </div>
  );
}
