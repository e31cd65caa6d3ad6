/** What a page says about a claim, as a word with its icon; the color only repeats it. */
import type { ClaimSupport, SupportVerdict } from "@citeworthy/core/cited/cited-view";
import { CircleDashed, Contrast, Minus } from "lucide-react";
import { Badge } from "../../../ui/labels/badge.tsx";
import { Check, Cross } from "../../../ui/marks/icons.tsx";

type Words = Record<SupportVerdict, string>;

/** For a page that an answer cites. */
export const SUPPORT_WORDS: Words = {
  not_supported: "Not supported",
  partly: "Partly supported",
  supported: "Supported",
  not_checked: "Not checked",
};
/** For the question "Does your page say it?". */
export const OWN_WORDS: Words = {
  not_supported: "No",
  partly: "Partly",
  supported: "Yes",
  not_checked: "Not checked",
};

const HUE: Words = {
  not_supported: "text-poor",
  partly: "text-fair",
  supported: "text-good",
  not_checked: "text-quiet",
};
const SUPPORT_ICONS = { not_supported: Cross, partly: Contrast, supported: Check, not_checked: CircleDashed };

type VerdictProps = { support: Pick<ClaimSupport, "verdict" | "isSure">; isQuestion?: boolean };

export function Verdict({ support: { verdict, isSure }, isQuestion = false }: VerdictProps) {
  const Icon = isQuestion && verdict === "not_supported" ? Minus : SUPPORT_ICONS[verdict];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className={`inline-flex items-center gap-1.5 font-semibold ${HUE[verdict]}`}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        {(isQuestion ? OWN_WORDS : SUPPORT_WORDS)[verdict]}
      </span>
      {!isSure && verdict !== "not_checked" && <Badge tone="outline">Not sure</Badge>}
    </span>
  );
}
