/** How many free generations a visitor has left. */
import { FREE_USES, remainingUses } from "@citeworthy/core/generators/generated";

export default function UsesLeft({ used }: { used: number }) {
  const left = remainingUses(used);
  return (
    <p role="status" className="flex items-center gap-2.5 text-14 text-quiet">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: FREE_USES }, (_, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are nameless and never reordered
            key={at}
            className={`size-2.5 rounded-full border-[1.5px] border-accent ${at < left ? "bg-accent" : ""}`}
          />
        ))}
      </span>
      {left} free {left === 1 ? "use" : "uses"} remaining
    </p>
  );
}
