/** A text with edits: the text in three views, the list of edits beside it, and ways to take it along. */
import { trackedChanges } from "@citeworthy/core/article/tracked-changes";
import { Keyboard } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../ui/form/button.tsx";
import { classes } from "../ui/marks/classes.ts";
import {
  entryId,
  isKept,
  numberOf,
  placeId,
  type Selection,
  type WorkEdit,
  type WorkProps,
} from "./edited-text.ts";
import { ExportBar } from "./files/export-bar.tsx";
import { cleanMarkdown } from "./files/text-files.ts";
import { EditList } from "./list/edit-list.tsx";
import { Segments } from "./segments.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { Markdown } from "./text/markdown.tsx";
import { SideBySide } from "./text/side-by-side.tsx";
import { TrackedView } from "./text/tracked-view.tsx";
import { shortcutHandler } from "./use-shortcuts.ts";

const VIEWS = [
  { id: "tracked", label: "Tracked" },
  { id: "sides", label: "Side by side" },
  { id: "clean", label: "Clean" },
] as const;
type View = (typeof VIEWS)[number]["id"];

/** On a phone there is room for one of them. */
type Tab = "text" | "list";

type ArticleEditorProps = WorkProps & {
  label: string;
  /** Its keys work here too, because the focus arrives at the heading. */
  header?: ReactNode;
  /** The score with the edits that are kept. */
  score: ReactNode;
  exportNote: string;
  /** What else can be done about an edit. */
  editAction?: (edit: WorkEdit) => ReactNode;
  /** Below the list of edits. */
  aside?: ReactNode;
};

export function ArticleEditor({
  text,
  choices,
  label,
  header,
  score,
  exportNote,
  editAction,
  aside,
}: ArticleEditorProps) {
  const [view, setView] = useState<View>("tracked");
  const [tab, setTab] = useState<Tab>("text");
  const [id, setId] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rows = useMemo(
    () => trackedChanges(text.source, text.edits, choices.keptIds),
    [text, choices.keptIds],
  );
  const select: Selection["select"] = (chosen, from) => {
    const number = numberOf(text, chosen);
    setId(chosen);
    if (from === "list" && view === "clean") setView("tracked");
    if (from === "text") setTab("list");
    // The other side is drawn first: it may have been hidden.
    requestAnimationFrame(() => {
      const target = document.getElementById(from === "list" ? placeId(number) : entryId(number));
      target?.scrollIntoView({ block: "center" });
    });
  };
  const selection: Selection = { id, select };
  const work = { text, choices };
  const onKeyDown = shortcutHandler({
    ...work,
    selection,
    onHelp: () => setHelpOpen(true),
    onView: (at) => setView(VIEWS[at]?.id ?? view),
  });
  return (
    <section aria-label={label} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-5 md:gap-6">
      {header}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-line py-4">
        {score}
        <Segments<View> label="View" segments={VIEWS} value={view} onChange={setView} />
      </div>
      <div className="lg:hidden">
        <Segments<Tab>
          label="Show"
          segments={[
            { id: "text", label: "Text" },
            { id: "list", label: `Edits (${text.edits.length})` },
          ]}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <article
          aria-label={view === "clean" ? "The text to publish" : "The text with the edits"}
          className={classes(
            "min-w-0 rounded-md border border-line bg-surface px-5 py-6 md:px-14 md:py-10",
            tab === "list" && "max-lg:hidden",
          )}
        >
          {view === "tracked" && <TrackedView {...work} rows={rows} selection={selection} />}
          {view === "sides" && <SideBySide {...work} rows={rows} selection={selection} />}
          {view === "clean" && <Markdown text={cleanMarkdown(text, choices.keptIds)} />}
        </article>
        <div
          className={classes(
            "grid min-w-0 grid-cols-1 gap-8 lg:sticky lg:top-[calc(var(--bar)+16px)] lg:max-h-[calc(100dvh-var(--bar)-120px)] lg:overflow-y-auto lg:px-4",
            tab === "text" && "max-lg:hidden",
          )}
        >
          <EditList {...work} selection={selection} action={editAction} />
          {aside}
          <div className="max-lg:hidden print:hidden">
            <Button variant="quiet" size="small" onClick={() => setHelpOpen(true)}>
              <Keyboard aria-hidden="true" className="size-4" /> Keyboard shortcuts
            </Button>
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement(work, id)}
      </p>
      <ExportBar {...work} note={exportNote} />
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </section>
  );
}

/** What a screen reader hears after a step through the edits or a choice. */
function announcement({ text, choices }: WorkProps, id: string | null): string {
  const edit = text.edits.find((one) => one.id === id);
  if (!edit) return "";
  const state = isKept(edit, choices) ? "kept" : "undone";
  return `Edit ${numberOf(text, edit.id)} of ${text.edits.length}: ${edit.title}, ${state}`;
}
