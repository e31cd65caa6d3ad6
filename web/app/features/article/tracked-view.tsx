/** The whole text with its changes visible, and beside each change the choice to keep or undo it. */
import { type TrackedRow, trackedChanges } from "@citeworthy/core/article/tracked-changes";
import type { ArticleEdit } from "@citeworthy/core/contract/article";
import { useMemo } from "react";
import { More } from "../../ui/layout/more.tsx";
import { RowView } from "./block-view.tsx";
import { CheckThis } from "./check-this.tsx";
import { isKept, KeepOrUndo, Points, reasonOf } from "./keep-or-undo.tsx";
import type { EditedResult, KeptEdits } from "./use-kept-edits.ts";

type ViewProps = { article: EditedResult; kept: KeptEdits };

export function TrackedView({ article, kept }: ViewProps) {
  const rows = useMemo(
    () => trackedChanges(article.source, article.edits, kept.keptIds),
    [article, kept.keptIds],
  );
  const editOf = new Map(article.edits.map((edit) => [edit.id, edit]));
  return (
    <div className="grid gap-4">
      {groupsOf(rows).map((group) =>
        group.isFolded ? (
          <Unchanged key={group.rows[0]?.key} rows={group.rows} />
        ) : (
          group.rows.map((row) => (
            <div key={row.key} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-10">
              <div className="grid content-start gap-3 font-serif text-18 leading-relaxed wrap-anywhere">
                <RowView row={row} side="both" />
              </div>
              {row.begins.length > 0 && (
                <div className="grid content-start gap-3">
                  {row.begins.map((id) => {
                    const edit = editOf.get(id);
                    return edit && <Note key={id} edit={edit} kept={kept} />;
                  })}
                </div>
              )}
            </div>
          ))
        ),
      )}
    </div>
  );
}

function Note({ edit, kept }: { edit: ArticleEdit; kept: KeptEdits }) {
  const rule = isKept({ edit, kept }) ? "border-accent" : "border-line";
  return (
    <aside aria-label={edit.title} className={`grid gap-1.5 border-l-3 pl-4 ${rule}`}>
      <p className="flex items-baseline justify-between gap-3 text-14 font-semibold">
        {edit.title}
        <Points edit={edit} kept={kept} />
      </p>
      <p className="text-14 text-quiet">{reasonOf({ edit, kept })}</p>
      <CheckThis edit={edit} />
      <div>
        <KeepOrUndo edit={edit} kept={kept} />
      </div>
    </aside>
  );
}

function Unchanged({ rows }: { rows: readonly TrackedRow[] }) {
  const heading = rows.find(({ block }) => block.kind === "heading")?.block;
  const name = heading?.kind === "heading" ? `“${heading.text}”` : "Text";
  return (
    <div className="border-y border-dashed border-line lg:max-w-[calc(100%-340px)]">
      <More
        summary={
          <span className="text-14">
            {name}: {rows.length} paragraphs and headings, unchanged. Show
          </span>
        }
      >
        <div className="grid gap-3 pb-4 font-serif text-18 leading-relaxed wrap-anywhere">
          {rows.map((row) => (
            <RowView key={row.key} row={row} side="both" />
          ))}
        </div>
      </More>
    </div>
  );
}

type Group = { isFolded: boolean; rows: TrackedRow[] };
/** Fewer unchanged blocks are quicker to read than to unfold. */
const MIN_FOLDED = 4;

const isChanged = ({ state, struck, marks, begins }: TrackedRow): boolean =>
  state !== "same" || struck.length > 0 || marks.size > 0 || begins.length > 0;

function groupsOf(rows: readonly TrackedRow[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const isFolded = !isChanged(row) && row.block.id !== rows[0]?.block.id;
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else groups.push({ isFolded, rows: [row] });
  }
  return groups.map((group) => ({
    ...group,
    isFolded: group.isFolded && group.rows.length >= MIN_FOLDED,
  }));
}
