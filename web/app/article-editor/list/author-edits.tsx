/** The rest of the list: edits that only the author can write, and notes that change nothing by themselves. */
import { type Edit, isNote } from "@citeworthy/core/contract/edit";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { AddEdit } from "../../worklist/add-to-work-list.tsx";

/** `edits`: the whole list of the report or of the draft. */
export function AuthorEdits({ edits }: { edits: readonly Edit[] }) {
  // Lists from before there was one kind of edit have no steps.
  const open = edits.filter(({ steps }) => Array.isArray(steps) && steps.length === 0);
  return (
    <>
      <Group title="Only you can write these" edits={open.filter((edit) => !isNote(edit))} />
      <Group title="Notes to the author" edits={open.filter(isNote)} />
    </>
  );
}

function Group({ title, edits }: { title: string; edits: readonly Edit[] }) {
  if (edits.length === 0) return null;
  return (
    <section aria-label={title} className="border-t-2 border-ink">
      <h3 className="flex min-h-13 items-center text-22">{title}</h3>
      <ul className="border-b border-line">
        {edits.map((edit) => (
          <li key={edit.id} className="grid gap-1 border-t border-line py-3 text-14">
            <p className="font-semibold">{edit.fault}</p>
            {edit.quotes?.map((quote) => (
              <p key={quote} className="wrap-anywhere">
                <Highlight>{quote}</Highlight>
              </p>
            ))}
            <p>{edit.do}</p>
            {edit.needs && (
              <p className="text-quiet">
                <strong className="font-semibold">You need:</strong> {edit.needs}
              </p>
            )}
            <div className="-ml-2">
              <AddEdit id={edit.id} title={edit.title} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
