/** What our rules can't decide about an edit, with the words of the page to hold it against. */
import { doubtText } from "@citeworthy/core/article/doubt-text";
import type { ArticleEdit } from "@citeworthy/core/contract/article";

export function CheckThis({ edit: { doubt } }: { edit: ArticleEdit }) {
  if (!doubt) return null;
  return (
    <p className="text-14">
      <strong className="font-semibold text-fair">Check this.</strong> {doubtText(doubt.why)} Your page says:{" "}
      <q>{doubt.quote}</q>
    </p>
  );
}
