/** Shows that something is in progress; the text next to it says what. */
export function Spinner({ className = "size-[18px]" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current/25 border-t-current ${className}`}
    />
  );
}
