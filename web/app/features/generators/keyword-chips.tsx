/** A list of keywords. */
export const KEYWORD_NOTE = "Keyword starters. Not based on search data.";

export function KeywordChips({ keywords, label }: { keywords: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {keywords.map((keyword) => (
        <li
          key={keyword}
          className="rounded-full border border-line bg-surface px-3 py-1.5 text-14 leading-snug wrap-anywhere"
        >
          {keyword}
        </li>
      ))}
    </ul>
  );
}
