/** What a typical better page has, in the opinion of the connected model. */
import type { PageMarks } from "@citeworthy/core/contract/marks";
import { Badge } from "../../../ui/labels/badge.tsx";
import { Card } from "../../../ui/parts/card.tsx";

export function BetterPage({ better, model }: Pick<PageMarks, "better"> & { model: string }) {
  if (better.length === 0) return null;
  return (
    <Card padded={false} role="region" aria-labelledby="better" className="overflow-hidden">
      <header className="grid gap-1 px-5 pt-5 pb-4 md:px-8 md:pt-6">
        <h2 id="better" className="flex flex-wrap items-center gap-3 text-28">
          What a better page has <Badge tone="outline">{model}'s opinion</Badge>
        </h2>
        <p className="text-14 text-quiet">
          In {model}'s opinion, pages that are cited for this question usually also have:
        </p>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {better.map(({ has, here }) => (
          <li key={has} className="grid gap-x-8 gap-y-1 px-5 py-3.5 md:grid-cols-2 md:px-8">
            <b className="wrap-anywhere">{has}</b>
            <span className="text-quiet wrap-anywhere">This page: {here === "" ? "nothing" : here}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line bg-wash px-5 py-3 text-14 text-quiet md:px-8">
        An opinion, not a measurement: no cited page was read for it.
      </p>
    </Card>
  );
}
