/** What our rules can't decide about an edit, with the words of the page to hold it against. */
import { doubtText } from "@citeworthy/core/article/doubt-text";
import { Highlight } from "../../ui/figures/highlight.tsx";
import type { WorkEdit } from "../edited-text.ts";

export function CheckThis({ edit: { doubt } }: { edit: WorkEdit }) {
  if (!doubt) return null;
  return (
    <div className="grid gap-1 rounded-sm border border-dashed border-edge p-3 text-14">
      <p>
        <strong className="font-semibold text-fair">Check this.</strong> {doubtText(doubt.why)}
      </p>
      <p>
        Your page says: <Highlight>{doubt.quote}</Highlight>
      </p>
    </div>
  );
}
