/** The folders of a site with their number of pages. An unchecked folder is left out of the run. */
import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { type BatchView, countText } from "./batch-data.ts";

type FolderChoiceProps = {
  folders: BatchView["folders"];
  /** The folders left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
};

/** More than that don't fit on a screen, so they are found by name. */
const SHOWN_FOLDERS = 30;

export const foldersNamed = (folders: BatchView["folders"], words: string): BatchView["folders"] =>
  folders.filter(({ folder }) => folder.toLowerCase().includes(words.trim().toLowerCase()));

/** `isIn`: whether these folders belong to the run from now on. */
export function withFolders(
  left: ReadonlySet<string>,
  folders: BatchView["folders"],
  isIn: boolean,
): ReadonlySet<string> {
  const names = new Set(folders.map(({ folder }) => folder));
  return new Set(isIn ? [...left].filter((folder) => !names.has(folder)) : [...left, ...names]);
}

export function FolderChoice({ folders, left, onChange }: FolderChoiceProps) {
  const [words, setWords] = useState("");
  const found = foldersNamed(folders, words);
  const shown = found.slice(0, SHOWN_FOLDERS);
  const which = words.trim() === "" ? "all" : "found";
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-semibold">Folders</legend>
      {folders.length > SHOWN_FOLDERS && (
        <Field
          label="Find a folder"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChange(withFolders(left, found, true))}>
          Choose {which}
        </Button>
        <Button size="small" onClick={() => onChange(withFolders(left, found, false))}>
          Leave out {which}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ folder, pages }) => (
          <label
            key={folder}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-edge px-4 text-14 has-checked:border-ink"
          >
            <input
              type="checkbox"
              checked={!left.has(folder)}
              onChange={() => onChange(withFolders(left, [{ folder, pages }], left.has(folder)))}
              className="size-4.5 accent-accent"
            />
            <span className="truncate">{folder === "/" ? "top level" : folder}</span>
            <span className="tabular text-quiet">{countText(pages)}</span>
          </label>
        ))}
      </div>
      {found.length > shown.length && (
        <p className="text-14 text-quiet">
          {countText(found.length - shown.length)} more folders. Find them by name.
        </p>
      )}
      {found.length === 0 && <p className="text-14 text-quiet">No folder has this in its name.</p>}
    </fieldset>
  );
}
