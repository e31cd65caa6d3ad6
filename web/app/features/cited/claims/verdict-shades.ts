import type { SupportVerdict } from "@citeworthy/core/cited/cited-view";

/** Fills of bars and dots; the words next to them say the same. */
export const VERDICT_SHADES: Record<SupportVerdict, string> = {
  not_supported: "bg-poor",
  partly: "bg-fair-shape",
  supported: "bg-good",
  not_checked: "bg-edge/60",
};
