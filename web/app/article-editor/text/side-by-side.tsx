/** The page's text and the text with the kept edits, next to each other; on a phone one below the other. */
import type { TrackedRow } from "@citeworthy/core/article/tracked-changes";
import { classes } from "../../ui/marks/classes.ts";
import { More } from "../../ui/parts/more.tsx";
import type { Selection, WorkProps } from "../edited-text.ts";
import { RowView, type Side } from "./block-view.tsx";
import { PlaceMarks } from "./place-marks.tsx";
import { foldedName, isChanged, rowGroups } from "./row-groups.ts";

type SideBySideProps = WorkProps & { rows: readonly TrackedRow[]; selection: Selection };

export function SideBySide({ rows, selection, ...work }: SideBySideProps) {
  return (
    <div className="grid gap-4">
      <div
        aria-hidden="true"
        className="grid gap-8 text-14 font-semibold text-quiet max-md:hidden md:grid-cols-2"
      >
        <p>{work.text.url === null ? "Your draft" : "Your page"}</p>
        <p>With the edits you keep</p>
      </div>
      {rowGroups(rows).map((group) => {
        const pairs = group.rows.map((row) => (
          <Pair key={row.key} {...work} row={row} selection={selection} />
        ));
        if (!group.isFolded) return pairs;
        return (
          <div key={group.rows[0]?.key} className="border-y border-dashed border-line">
            <More summary={<span className="text-14">{foldedName(group.rows)}. Show</span>}>
              <div className="grid gap-4 pb-4">{pairs}</div>
            </More>
          </div>
        );
      })}
    </div>
  );
}

type PairProps = WorkProps & { row: TrackedRow; selection: Selection };

function Pair({ row, selection, ...work }: PairProps) {
  const isSelected = row.begins.some((id) => id === selection.id);
  return (
    <div
      className={classes(
        "grid grid-cols-1 gap-2",
        isSelected && "rounded-xs ring-2 ring-accent/40 ring-offset-4 ring-offset-surface",
      )}
    >
      {row.begins.length > 0 && (
        <div className="flex gap-1">
          <PlaceMarks {...work} selection={selection} ids={row.begins} />
        </div>
      )}
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Column row={row} side="page" name={work.text.url === null ? "Your draft" : "Your page"} />
        <Column row={row} side="article" name="With the edits" />
      </div>
    </div>
  );
}

type ColumnProps = { row: TrackedRow; side: Side; name: string };

function Column({ row, side, name }: ColumnProps) {
  const isSame = !isChanged(row);
  const isEmpty = side === "page" ? row.state === "added" : isGone(row);
  return (
    <div
      className={classes(
        "grid min-w-0 grid-cols-1 content-start gap-1 font-serif text-16 leading-relaxed wrap-anywhere",
        // Without changes both columns say the same; on a phone once is enough.
        isSame && side === "page" && "max-md:hidden",
        isEmpty && "max-md:hidden",
      )}
    >
      {!isSame && !isEmpty && <p className="font-sans text-14 font-semibold text-quiet md:sr-only">{name}</p>}
      {!isEmpty && <RowView row={row} side={side} />}
    </div>
  );
}

function isGone({ state, block, struck }: TrackedRow): boolean {
  if (state === "removed") return true;
  return block.kind === "paragraph" && struck.length > 0 && struck.length >= block.sentences.length;
}
