/** Running text: sections with a heading left and paragraphs right, at a readable line length. */
import type { ReactNode } from "react";

export type Passage = { id: string; title: string; body: ReactNode };

export function Passages({ passages }: { passages: Passage[] }) {
  return (
    <div className="wrap grid pb-20">
      {passages.map(({ id, title, body }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="grid gap-x-16 gap-y-4 border-t border-line py-10 first:border-ink lg:grid-cols-[4fr_8fr]"
        >
          <h2 id={`${id}-title`} className="text-28">
            {title}
          </h2>
          <div className="grid max-w-measure gap-4">{body}</div>
        </section>
      ))}
    </div>
  );
}
