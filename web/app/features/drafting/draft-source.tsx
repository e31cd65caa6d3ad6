/** Where a draft's text comes from: the format of what was pasted, or a file. */
import type { DraftFormat } from "@citeworthy/core/drafts/draft-format";
import { MAX_DRAFT_LENGTH } from "@citeworthy/core/drafts/limits";
import { decodeBytes } from "../../files/decode-bytes.ts";
import { SELECT_CLASS } from "../../ui/form/select-class.ts";

/** Empty: the format is detected. */
export type ChosenFormat = DraftFormat | "";

const FORMATS: [ChosenFormat, string][] = [
  ["", "Detect the format"],
  ["text", "Plain text"],
  ["markdown", "Markdown"],
  ["html", "HTML"],
];

type FormatChoiceProps = { chosen: ChosenFormat; onChoose: (format: ChosenFormat) => void };

export function FormatChoice({ chosen, onChoose }: FormatChoiceProps) {
  return (
    <select
      aria-label="Format"
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value as ChosenFormat)}
      className={SELECT_CLASS}
    >
      {FORMATS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type OpenFileProps = { disabled: boolean; onRead: (text: string, format: ChosenFormat) => void };

export function OpenFile({ disabled, onRead }: OpenFileProps) {
  const read = async (file: File) => {
    const bytes = await file.slice(0, MAX_DRAFT_LENGTH * 4).arrayBuffer();
    onRead(decodeBytes(new Uint8Array(bytes)), formatByName(file.name));
  };
  return (
    <label className="relative inline-flex min-h-12 cursor-pointer items-center rounded-sm border border-ink/26 bg-surface px-5.5 font-semibold focus-within:outline-2 focus-within:outline-accent hover:border-ink">
      Open a file
      <input
        type="file"
        accept=".txt,.md,.markdown,.html,.htm,text/*"
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void read(file);
          event.currentTarget.value = "";
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}

function formatByName(name: string): ChosenFormat {
  if (/\.html?$/i.test(name)) return "html";
  return /\.(?:md|markdown)$/i.test(name) ? "markdown" : "";
}
