/** From a report to the form, filled in for the same page, with the field for competing pages open. */
import type { PageReading } from "@citeworthy/core/contract/reading";
import { saveDraft } from "../../drafts/draft.ts";
import { ButtonLink } from "../../ui/form/button.tsx";

export const NAME_COMPETITORS = "#competing-pages";
/** The draft of the form. */
export const DRAFT = "analysis";

/** What the user said about the page is said again; the rest is left to the engine. */
function draftOf(url: string, reading: PageReading | undefined) {
  return {
    url,
    question: reading?.questionBy === "user" ? reading.question : "",
    kind: reading?.kindBy === "user" ? reading.kind : "",
    competitors: "",
  };
}

export function CompareLink({ url, reading }: { url: string; reading: PageReading | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink
        to={{ pathname: "/", hash: NAME_COMPETITORS }}
        size="small"
        onClick={() => saveDraft(DRAFT, draftOf(url, reading), true)}
      >
        Name competing pages
      </ButtonLink>
      <span className="text-14 text-quiet">Analyzing it again counts as a use.</span>
    </div>
  );
}
