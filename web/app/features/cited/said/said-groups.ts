/** Which claims a chip shows, and the order on the screen: prices and dates first, what needs nothing folded at the end. */
import type { SaidClaim, SupportVerdict } from "@citeworthy/core/cited/cited-view";

export const SAID_CHIPS = [
  "all",
  "prices-and-dates",
  "not_supported",
  "partly",
  "supported",
  "not_checked",
] as const;
export type SaidChip = (typeof SAID_CHIPS)[number];

export const CHIP_WORDS: Record<SaidChip, string> = {
  all: "All",
  "prices-and-dates": "Prices and dates",
  not_supported: "Not supported",
  partly: "Partly",
  supported: "Supported",
  not_checked: "Not checked",
};

export const chipIn = (address: URLSearchParams): SaidChip =>
  SAID_CHIPS.find((chip) => chip === address.get("show")) ?? "all";

/** Readers act on prices and dates, so a wrong one matters most. */
export const isPriceOrDate = ({ claim: { facts } }: SaidClaim): boolean =>
  facts.includes("price") || facts.includes("date");

export const claimsFor = (claims: readonly SaidClaim[], chip: SaidChip): SaidClaim[] =>
  claims.filter((claim) => {
    if (chip === "all") return true;
    return chip === "prices-and-dates" ? isPriceOrDate(claim) : claim.support.verdict === chip;
  });

export type SaidGroup = {
  id: string;
  title: string;
  remark: string;
  shown: SaidClaim[];
  folded: SaidClaim[];
};

const NEEDS_NOTHING: readonly SupportVerdict[] = ["supported", "not_checked"];

/** Under one chip nothing is folded, because the reader asked for exactly these. */
export function groupsOf(claims: readonly SaidClaim[], chip: SaidChip): SaidGroup[] {
  const picked = claimsFor(claims, chip);
  const rest = picked.filter((claim) => !isPriceOrDate(claim));
  const folded = chip === "all" ? rest.filter(({ support }) => NEEDS_NOTHING.includes(support.verdict)) : [];
  const groups: SaidGroup[] = [
    {
      id: "prices-and-dates",
      title: "Prices and dates",
      remark: "First, because readers act on them.",
      shown: picked.filter(isPriceOrDate),
      folded: [],
    },
    {
      id: "everything-else",
      title: "Everything else",
      remark: "",
      shown: rest.filter((claim) => !folded.includes(claim)),
      folded,
    },
  ];
  return groups.filter(({ shown, folded: hidden }) => shown.length + hidden.length > 0);
}
