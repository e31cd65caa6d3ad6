/** The folders of a site with their number of pages. An unchecked folder is left out of the run. */
import { type BatchView, countText } from "./batch-data.ts";

type FolderChoiceProps = {
  folders: BatchView["folders"];
  /** The folders left out. */
  left: ReadonlySet<string>;
  onToggle: (folder: string) => void;
};

const SHOWN_FOLDERS = 30;

export function FolderChoice({ folders, left, onToggle }: FolderChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-semibold">Folders</legend>
      <div className="flex flex-wrap gap-2">
        {folders.slice(0, SHOWN_FOLDERS).map(({ folder, pages }) => (
          <label
            key={folder}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-edge px-4 text-14 has-checked:border-ink"
          >
            <input
              type="checkbox"
              checked={!left.has(folder)}
              onChange={() => onToggle(folder)}
              className="size-4.5 accent-accent"
            />
            <span className="truncate">{folder === "/" ? "top level" : folder}</span>
            <span className="tabular text-quiet">{countText(pages)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
