/** The progress of a long task. Without a value it only shows that the task is running. */
type ProgressBarProps = { label: string; value?: number };

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-accent-wash"
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] duration-300 ${percent === undefined ? "w-1/3 animate-pulse" : ""}`}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
