/** 'Generated Article' with edits: each can be kept or undone, and text, score and claims follow. */
import type { Edit } from "@citeworthy/core/contract/edit";
import type { ReactNode } from "react";
import { ArticleEditor } from "../../article-editor/article-editor.tsx";
import type { EditedText } from "../../article-editor/edited-text.ts";
import { cleanMarkdown } from "../../article-editor/files/text-files.ts";
import { AuthorEdits } from "../../article-editor/list/author-edits.tsx";
import { MIN_LOSS } from "../../article-editor/list/keep-or-undo.tsx";
import { ScoreLine } from "../../article-editor/score-line.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { More } from "../../ui/parts/more.tsx";
import { AddEdit } from "../../worklist/add-to-work-list.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Claims } from "./claims.tsx";
import { DraftButton } from "./draft-button.tsx";
import { type EditedResult, type KeptEdits, type SavedChoices, useKeptEdits } from "./use-kept-edits.ts";

/** `children`: what else can be done, below the changes. */
type EditedArticleProps = {
  url: string;
  article: EditedResult;
  /** The report's list, of which the article has what can be made. */
  edits: readonly Edit[];
  choices: SavedChoices;
  children?: ReactNode;
};

export function EditedArticle({ url, article, edits: listed, choices, children }: EditedArticleProps) {
  const kept = useKeptEdits(article, choices);
  const { title, source, edits } = article;
  const text: EditedText = { title, url, source, edits };
  return (
    <div className="grid grid-cols-1 gap-6">
      <ArticleEditor
        text={text}
        choices={kept}
        label="Article editor"
        header={
          <ArticleHeader article={article}>
            <DraftButton markdown={cleanMarkdown(text, kept.keptIds)} />
          </ArticleHeader>
        }
        score={
          <ScoreLine
            from={article.before.score}
            to={kept.score}
            measure={measureOf(kept)}
            count={edits.length}
            kept={kept.keptIds.length}
          />
        }
        exportNote={choices === null ? "Sign in to save your choices." : "Your choices are saved."}
        editAction={({ id, title: name }) =>
          listed.some((edit) => edit.id === id) && <AddEdit id={id} title={name} />
        }
        aside={
          <>
            <Costs text={text} kept={kept} />
            <AuthorEdits edits={listed} />
          </>
        }
      />
      <Claims claims={kept.claims} />
      <More summary={kept.exact ? "Scores with the edits you keep" : "Scores with all edits"}>
        <BeforeAfter
          {...article}
          {...(kept.exact && { after: kept.exact.after, changes: kept.exact.changes })}
        />
      </More>
      {children}
    </div>
  );
}

/** An exact score is still an estimate: one section of every score is. */
const measureOf = ({ exact, isScoring }: KeptEdits): string => {
  if (isScoring) return "scoring what you keep...";
  return exact ? "estimated by the same rules" : "about, by the points of each edit";
};

/** A good edit stays although it costs points; the user is told and decides. */
function Costs({ text, kept }: { text: EditedText; kept: KeptEdits }) {
  const costly = text.edits.flatMap((edit, at) =>
    edit.points <= MIN_LOSS && kept.keptIds.includes(edit.id) ? [{ ...edit, number: at + 1 }] : [],
  );
  if (costly.length === 0) return null;
  return costly.map(({ id, number, points }) => (
    <Notice key={id}>
      <p className="text-14">
        <strong className="font-semibold">
          Edit {number} costs {-points} points.
        </strong>{" "}
        It reads better with it, so it is kept.{" "}
        <button type="button" className="link" onClick={() => kept.choose([id], false)}>
          Undo edit {number}
        </button>
      </p>
    </Notice>
  ));
}
