/** 'Take it with you': every file of the article, with what is kept. */
import { Download } from "lucide-react";
import { downloadChanges, downloadHtml, downloadMarkdown, downloadTracked } from "./article-files.ts";
import type { EditedResult, KeptEdits } from "./use-kept-edits.ts";

type TakeAlongProps = { article: EditedResult; kept: KeptEdits; isSaved: boolean };

export function TakeAlong({ article, kept, isSaved }: TakeAlongProps) {
  const files = [
    { name: "Clean article, Markdown", note: ".md", get: () => downloadMarkdown(kept.markdown) },
    { name: "Clean article, HTML", note: ".html", get: () => downloadHtml(article, kept.markdown) },
    {
      name: "With tracked changes, for your editor",
      note: "HTML, opens in Word",
      get: () => downloadTracked(article, kept),
    },
    { name: "List of changes", note: "CSV", get: () => downloadChanges(article, kept) },
  ];
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-4 md:grid-cols-[1fr_2fr] print:hidden">
      <div>
        <h3 className="text-22">Take it with you</h3>
        <p className="text-14 text-quiet">
          {isSaved ? "Your choices are saved. Come back any time." : "Sign in to save your choices."}
        </p>
      </div>
      <ul>
        {files.map(({ name, note, get }) => (
          <li key={name} className="border-b border-line">
            <button
              type="button"
              onClick={get}
              className="flex min-h-12 w-full items-center gap-4 text-left hover:text-accent"
            >
              <span className="flex-1">{name}</span>
              <span className="text-14 text-quiet">{note}</span>
              <Download aria-hidden="true" className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
