/** 'Generated Article' with edits: each can be kept or undone, and text, score and claims follow. */
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { More } from "../../ui/layout/more.tsx";
import { Card } from "../../ui/parts/card.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Claims } from "./claims.tsx";
import { Markdown } from "./markdown.tsx";
import { Segments } from "./segments.tsx";
import { SideBySide } from "./side-by-side.tsx";
import { TakeAlong } from "./take-along.tsx";
import { TrackedView } from "./tracked-view.tsx";
import { type EditedResult, type KeptEdits, type SavedChoices, useKeptEdits } from "./use-kept-edits.ts";

const VIEWS = [
  { id: "sides", label: "Side by side" },
  { id: "tracked", label: "Tracked" },
  { id: "clean", label: "Clean" },
] as const;
type View = (typeof VIEWS)[number]["id"];

/** `children`: what else can be done, below the changes. */
type EditedArticleProps = { article: EditedResult; choices: SavedChoices; children?: ReactNode };

export function EditedArticle({ article, choices, children }: EditedArticleProps) {
  const kept = useKeptEdits(article, choices);
  const [view, setView] = useState<View>("sides");
  return (
    <Card className="grid gap-6">
      <ArticleHeader article={article} markdown={kept.markdown} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-line py-4">
        <Scores article={article} kept={kept} />
        <Segments<View> label="View" segments={VIEWS} value={view} onChange={setView} />
      </div>
      <Claims claims={kept.claims} />
      {view === "sides" && <SideBySide article={article} kept={kept} />}
      {view === "tracked" && <TrackedView article={article} kept={kept} />}
      {view === "clean" && <Markdown text={kept.markdown} />}
      <More summary={kept.exact ? "Scores with the changes you keep" : "Scores with all changes"}>
        <BeforeAfter
          {...article}
          {...(kept.exact && { after: kept.exact.after, changes: kept.exact.changes })}
        />
      </More>
      <TakeAlong article={article} kept={kept} isSaved={choices !== null} />
      {children}
    </Card>
  );
}

/** An exact score is still an estimate: one section of every score is. */
const measureOf = ({ exact, isScoring }: KeptEdits): string => {
  if (isScoring) return "scoring what you keep...";
  return exact ? "estimated by the same rules" : "about, by the points of each change";
};

type PartProps = { article: EditedResult; kept: KeptEdits };

function Scores({ article, kept }: PartProps) {
  const gain = kept.score - article.before.score;
  const count = article.edits.length;
  const undone = count - kept.keptIds.length;
  return (
    <section
      aria-label="Score before and after"
      aria-live="polite"
      className="flex flex-1 flex-wrap items-center gap-x-8 gap-y-3"
    >
      <div className="flex items-center gap-3">
        <TinyRing score={article.before.score} word={false} />
        <ArrowRight aria-hidden="true" className="size-4 text-quiet" />
        <span className="sr-only">to</span>
        <TinyRing score={kept.score} word={false} />
        <div className="text-14">
          <p className={`text-16 font-semibold ${gain > 0 ? "text-good" : "text-quiet"}`}>
            {gain > 0 ? `+${gain}` : gain}
          </p>
          <p className="text-quiet">{measureOf(kept)}</p>
        </div>
      </div>
      <div className="text-14">
        <p className="text-16 font-semibold">{count === 1 ? "1 change" : `${count} changes`}</p>
        <p className="text-quiet">
          {kept.keptIds.length} kept, {undone} undone
        </p>
      </div>
    </section>
  );
}
