/** A sentence before and after it was changed. One side is missing where it was added or removed. */
type RewordingProps = { before: string | null; after: string | null };

export function Rewording({ before, after }: RewordingProps) {
  return (
    <div className="grid gap-1 border-l-3 border-line pl-3 break-words">
      {before !== null && (
        <p className="text-quiet">
          <span className="sr-only">Before: </span>
          <del>{before}</del>
        </p>
      )}
      {after !== null && (
        <p>
          <span className="sr-only">Now: </span>
          <ins className="bg-accent-wash no-underline">{after}</ins>
        </p>
      )}
    </div>
  );
}
