/** Grey lines in the final shape while the real ones load. The words are for those who cannot see it. */
type SkeletonProps = { label?: string; lines?: string[] };

export function Skeleton({ label = "Loading", lines = ["60%", "90%", "75%"] }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-2.5">
      {lines.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are nameless and never reordered
          key={index}
          className="h-4 animate-pulse rounded-xs bg-ink/10"
          style={{ width }}
        />
      ))}
    </div>
  );
}
