/** Each edit as a card: the words of the page, and the words instead. */
import { piecesOf } from "@citeworthy/core/article/article-blocks";
import { type TrackedRow, trackedChanges } from "@citeworthy/core/article/tracked-changes";
import type { ArticleEdit } from "@citeworthy/core/contract/article";
import { classes } from "../../ui/marks/classes.ts";
import { RowView, type Side } from "./block-view.tsx";
import { CheckThis } from "./check-this.tsx";
import { isKept, KeepOrUndo, Points, reasonOf } from "./keep-or-undo.tsx";
import type { EditedResult, KeptEdits } from "./use-kept-edits.ts";

type ViewProps = { article: EditedResult; kept: KeptEdits };

export function SideBySide({ article, kept }: ViewProps) {
  return (
    <ol className="grid gap-4">
      {article.edits.map((edit, at) => (
        <EditCard key={edit.id} {...{ article, kept, edit }} number={at + 1} />
      ))}
    </ol>
  );
}

type CardProps = ViewProps & { edit: ArticleEdit; number: number };

function EditCard({ article, kept, edit, number }: CardProps) {
  const keeps = isKept({ edit, kept });
  const rows = rowsOf(article, edit, keeps);
  return (
    <li className={classes("overflow-hidden rounded-md border border-line", keeps && "shadow-card")}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-surface px-4 py-3 md:px-6">
        <span aria-hidden="true" className="font-serif text-28 text-accent max-md:hidden">
          {number}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-sans text-16 font-semibold">{edit.title}</h3>
          <p className="text-14 text-quiet">{reasonOf({ edit, kept })}</p>
          <CheckThis edit={edit} />
        </div>
        <Points edit={edit} kept={kept} />
        <KeepOrUndo edit={edit} kept={kept} />
      </header>
      <div className="grid md:grid-cols-2">
        <Column name="Your page" side="page" rows={rows} isMuted={!keeps} />
        <Column name="Suggested" side="article" rows={rows} isMuted={!keeps} />
      </div>
    </li>
  );
}

type ColumnProps = { name: string; side: Side; rows: readonly TrackedRow[]; isMuted: boolean };

function Column({ name, side, rows, isMuted }: ColumnProps) {
  const shown = rows.filter((row) => isShown(row, side));
  return (
    <section
      aria-label={name}
      className={classes(
        "min-w-0 px-4 py-4 md:px-6",
        side === "page"
          ? "bg-paper max-md:border-b max-md:border-line md:border-r md:border-line"
          : "bg-surface",
        isMuted && "text-quiet",
      )}
    >
      <p className="pb-2 text-14 font-semibold text-quiet">{name}</p>
      <div className="grid gap-3 font-serif text-16 leading-relaxed wrap-anywhere">
        {shown.map((row) => (
          <RowView key={row.key} row={row} side={side} />
        ))}
        {shown.length === 0 && <p className="font-sans text-14 text-quiet">Left out.</p>}
      </div>
    </section>
  );
}

function isShown({ state, block, struck }: TrackedRow, side: Side): boolean {
  if (side === "page") return state !== "added";
  if (state === "removed") return false;
  const pieces = piecesOf(block);
  return pieces.length === 0 || struck.length < pieces.length;
}

/** The blocks that the edit touches; for one that only adds, the block that follows. */
function rowsOf({ source, edits }: EditedResult, edit: ArticleEdit, keeps: boolean): TrackedRow[] {
  const mine = edits.filter(({ id }) => id === edit.id);
  const changed = trackedChanges(source, mine, [edit.id]);
  const touched = new Set(
    changed
      .filter(({ state, struck, marks }) => state !== "same" || struck.length > 0 || marks.size > 0)
      .map(({ block }) => block.id),
  );
  for (const step of edit.steps) if (step.do === "insert" && step.before !== null) touched.add(step.before);
  const rows = keeps ? changed : trackedChanges(source, mine, []);
  return rows.filter(({ block }) => touched.has(block.id));
}
