/** What will be exported, and every way to take it along. */
import { ChevronDown, Download, FileText } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { toast } from "../../ui/feedback/toast.tsx";
import { Button, buttonClass } from "../../ui/form/button.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";
import type { WorkProps } from "../edited-text.ts";
import { cleanMarkdown, downloadEdits, downloadHtml, downloadMarkdown, downloadWord } from "./text-files.ts";

const ITEM =
  "flex min-h-11 cursor-pointer items-center justify-between gap-8 rounded-xs px-3 text-ink outline-none data-highlighted:bg-wash";

type ExportBarProps = WorkProps & { note: string };

export function ExportBar({ text, choices, note }: ExportBarProps) {
  const { keptIds } = choices;
  const [isWriting, setWriting] = useState(false);
  const markdown = cleanMarkdown(text, keptIds);
  const word = async (kind: "tracked" | "clean") => {
    setWriting(true);
    const problem = await downloadWord(text, keptIds, kind);
    setWriting(false);
    if (problem) toast(problem, "error");
  };
  const copy = () =>
    navigator.clipboard.writeText(markdown).then(
      () => toast("Copied as Markdown."),
      () => toast("Your browser blocked copying. Select the text and copy it manually.", "error"),
    );
  const files = [
    { name: "Copy as Markdown", note: "", get: () => void copy() },
    { name: "Word, clean", note: ".docx", get: () => void word("clean") },
    { name: "HTML", note: ".html", get: () => downloadHtml(text, markdown) },
    { name: "List of edits", note: "CSV", get: () => downloadEdits(text, keptIds) },
  ];
  const count = keptIds.length;
  return (
    <section
      aria-label="Export"
      className="sticky bottom-2 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 rounded-md border border-line bg-surface p-3 shadow-card md:bottom-4 md:pl-6 print:hidden"
    >
      <p className="grid max-md:sr-only">
        <span className="font-semibold">
          {count === 0 ? "Export without edits" : `Export with ${count} ${count === 1 ? "edit" : "edits"}`}
        </span>
        <span className="text-14 text-quiet">{note}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        <div className="max-md:hidden">
          <CopyButton text={markdown} label="Copy" what="the text as Markdown" variant="line" />
        </div>
        <Button size="small" busy={isWriting} onClick={() => void word("tracked")} className="max-md:px-2">
          <FileText aria-hidden="true" className="size-4 max-md:hidden" />
          <span>
            Word<span className="max-md:sr-only">, tracked changes</span>
          </span>
        </Button>
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger className={buttonClass({ size: "small", className: "max-md:px-2" })}>
            More files <ChevronDown aria-hidden="true" className="size-4 max-md:hidden" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content
              align="end"
              sideOffset={6}
              className="z-40 min-w-60 animate-rise rounded-md border border-line bg-surface p-1.5 shadow-card"
            >
              {files.map(({ name, note: ending, get }) => (
                <DropdownMenu.Item key={name} onSelect={get} className={ITEM}>
                  {name} <span className="text-14 text-quiet">{ending}</span>
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
        <Button
          size="small"
          variant="primary"
          onClick={() => downloadMarkdown(markdown)}
          className="max-md:px-2"
        >
          <Download aria-hidden="true" className="size-4 max-md:hidden" /> Download Markdown
        </Button>
      </div>
    </section>
  );
}
