/** What to write instead, what only the author can supply, and code that is ready to paste. */

import { doubtText } from "@citeworthy/core/article/doubt-text";
import { classes } from "../../../ui/marks/classes.ts";
import { Check } from "../../../ui/marks/icons.tsx";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";
import type { EditView } from "../result-view.ts";
import { Snippet } from "../sections/snippet.tsx";

const SOURCE = {
  rules: "Made from your page's own sentences.",
  model: "Written by an AI model from your page, and compared with it.",
};

const CODE = { before: "Use this code instead", after: "Add this code" };
const TEXT = { before: "Write instead", after: "Add this text" };
const isMarkup = (text: string) => /^\s*</.test(text);

function NewText({ edit, number }: { edit: EditView; number: number }) {
  if (edit.after === null) return null;
  const isCode = isMarkup(edit.after);
  return (
    <div className="grid gap-2 rounded-sm border border-line bg-paper px-4 pt-3 pb-2 md:px-5">
      <p className="text-14 font-semibold">{(isCode ? CODE : TEXT)[edit.before ? "before" : "after"]}</p>
      <p
        className={classes(
          "whitespace-pre-line wrap-anywhere",
          isCode ? "font-mono text-14" : "font-serif text-18 leading-[1.6]",
        )}
      >
        {edit.after}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
        {edit.doubt === null && (
          <p className="flex items-center gap-2 text-14 text-quiet">
            <Check className="size-4 shrink-0 text-good" />
            {isCode ? "Ready to paste into the page's HTML." : SOURCE[edit.by]}
          </p>
        )}
        <CopyButton text={edit.after} what={`the text for edit ${number}`} variant="line" />
      </div>
    </div>
  );
}

/** The words to replace, where they are not the ones already quoted in the row. */
function OldText({ edit }: { edit: EditView }) {
  if (edit.before === null || edit.before === edit.quote) return null;
  return (
    <p className="grid gap-0.5">
      <span className="text-14 font-semibold">Replace</span>
      <span className="font-serif text-quiet line-through decoration-1 wrap-anywhere">{edit.before}</span>
    </p>
  );
}

export function EditFix({ edit, number }: { edit: EditView; number: number }) {
  return (
    <>
      <OldText edit={edit} />
      <NewText edit={edit} number={number} />
      {edit.doubt && (
        <p className="text-14">
          <strong className="font-semibold text-fair">Check this.</strong> {doubtText(edit.doubt.why)} Your
          page says: <q>{edit.doubt.quote}</q>
        </p>
      )}
      {edit.needs && (
        <p className="rounded-sm border border-dashed border-edge bg-paper px-4 py-3 md:px-5">
          <b>You need:</b> {edit.needs.replace(/[.]$/, "")}.{" "}
          <span className="text-quiet">Only you know this, so we don't write it for you.</span>
        </p>
      )}
      {edit.after === null && edit.snippet && <Snippet snippet={edit.snippet} title={`edit ${number}`} />}
    </>
  );
}
