/** Paths with how often each was visited. */
import type { TopPage } from "@citeworthy/core/logs/report";
import { AddressText } from "../../addresses/address-text.tsx";
import { numberText } from "../../ui/figures/number-text.ts";

export function Paths({ pages }: { pages: readonly TopPage[] }) {
  return (
    <ol className="grid gap-1 text-14">
      {pages.map(({ path, visits }) => (
        <li key={path} className="grid grid-cols-[minmax(0,1fr)_auto] gap-4">
          <AddressText address={path} />
          <span className="tabular text-quiet">{numberText(visits)}</span>
        </li>
      ))}
    </ol>
  );
}
