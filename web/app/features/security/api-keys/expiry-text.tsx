/** When a key expires. The last two weeks are orange, and an expired key is red. */
import { EXPIRES_SOON_DAYS } from "@citeworthy/core/product/accounts/api-keys";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { plural } from "../plural.ts";
import type { KeyEntry } from "./key-forms.ts";

export function ExpiryText({ expiresAt, daysLeft }: Pick<KeyEntry, "expiresAt" | "daysLeft">) {
  const date = <DateText iso={expiresAt} />;
  if (daysLeft <= 0) return <span className="font-semibold text-poor">Expired {date}</span>;
  if (daysLeft > EXPIRES_SOON_DAYS) return <>Expires {date}</>;
  return (
    <span className="font-semibold text-orange">
      Expires {date}, in {plural(daysLeft, "day")}
    </span>
  );
}
