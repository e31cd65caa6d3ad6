/** The draft with its edits: the same editor as an article's, for a text that isn't published. */
import { keptArticle } from "@citeworthy/core/article/kept-article";
import type { Edit } from "@citeworthy/core/contract/edit";
import type { DraftText } from "@citeworthy/core/drafts/read-draft";
import { useMemo, useState } from "react";
import { ArticleEditor } from "../../article-editor/article-editor.tsx";
import type { EditedText } from "../../article-editor/edited-text.ts";
import { cleanMarkdown } from "../../article-editor/files/text-files.ts";
import { AuthorEdits } from "../../article-editor/list/author-edits.tsx";
import { ScoreLine } from "../../article-editor/score-line.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";

type DraftEditsProps = {
  edited: DraftText | null | undefined;
  /** The draft's whole list, of which the text has what can be made. */
  listed: readonly Edit[];
  /** Puts the text with the kept edits into the field. */
  onUse(markdown: string): void;
};

export function DraftEdits({ edited, listed, onUse }: DraftEditsProps) {
  if (edited === undefined)
    return <Notice>Looking for edits. This takes a few seconds and happens in your browser.</Notice>;
  if (edited === null || edited.edits.length === 0) return <Nothing edited={edited} />;
  return <Edited {...{ edited, listed, onUse }} />;
}

function Nothing({ edited }: { edited: DraftText | null }) {
  return (
    <EmptyState title="Nothing to change in this text">
      <p>{edited ? edited.verdict.text : "There is no text to edit yet."}</p>
      {edited && edited.verdict.missing.length > 0 && (
        <>
          <p className="pt-4 font-semibold text-ink">What only you can add:</p>
          <ul className="list-disc pt-2 pl-6 text-left">
            {edited.verdict.missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

type EditedProps = DraftEditsProps & { edited: DraftText };

function Edited({ edited, listed, onUse }: EditedProps) {
  const [undone, setUndone] = useState<readonly string[]>([]);
  const kept = useMemo(() => keptArticle({ ...edited, claims: [] }, undone), [edited, undone]);
  const text: EditedText = useMemo(() => ({ ...edited, url: null }), [edited]);
  const choices = {
    keptIds: kept.keptIds,
    choose: (ids: readonly string[], isKept: boolean) =>
      setUndone((before) =>
        isKept ? before.filter((id) => !ids.includes(id)) : [...new Set([...before, ...ids])],
      ),
  };
  return (
    <ArticleEditor
      text={text}
      choices={choices}
      label="Draft editor"
      score={
        <ScoreLine
          from={edited.before.score}
          to={kept.score}
          measure={undone.length === 0 ? "estimated by the same rules" : "about, by the points of each edit"}
          count={edited.edits.length}
          kept={kept.keptIds.length}
        />
      }
      exportNote="Word files are made on our server and not kept. Everything else stays in your browser."
      aside={
        <>
          <Button variant="ink" onClick={() => onUse(cleanMarkdown(text, kept.keptIds))}>
            Put the kept edits into the draft
          </Button>
          <AuthorEdits edits={listed} />
        </>
      }
    />
  );
}
