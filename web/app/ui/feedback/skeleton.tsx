/** Gray lines in the shape of the content while it loads. The label is for screen readers. */
type SkeletonProps = { label?: string; lines?: string[] };

export function Skeleton({ label = "Loading", lines = ["60%", "90%", "75%"] }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-2.5">
      {lines.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no id and are never reordered
          key={index}
          className="h-4 animate-pulse rounded-xs bg-ink/10"
          style={{ width }}
        />
      ))}
    </div>
  );
}
