/** The table of contents of a long text, in the margin of wide screens. */
export type Heading = { id: string; text: string };

export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label="In this article" className="max-lg:hidden">
      <div className="sticky top-[calc(var(--bar)+32px)] grid gap-3">
        <p className="text-14 font-semibold">In this article</p>
        <ol className="grid">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block border-l-2 border-line py-1.5 pl-3 text-14 leading-snug text-quiet no-underline hover:border-accent hover:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
