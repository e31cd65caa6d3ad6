/** What to change, in order of what it would bring. */
import { cleanRecommendation } from "@citeworthy/core/advice/clean";
import type { Enhancement } from "@citeworthy/core/contract";

const textOf = (item: Enhancement): string => ("content" in item ? item.content : item.reason);

export function Recommendations({ items }: { items: Enhancement[] }) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-18">Optimization Recommendations</h3>
      <ol className="grid gap-4">
        {items.map((item, index) => (
          <li key={textOf(item)} className="grid grid-cols-[28px_1fr] gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-accent-wash text-14 font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="max-w-[68ch]">{cleanRecommendation(textOf(item))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
