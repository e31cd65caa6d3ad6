/** Images of the product are numbered figures that say what kind of image they are. */
import type { ReactNode } from "react";

export function FigureCaption({ number, children }: { number: number; children: ReactNode }) {
  return (
    <figcaption className="mt-4 text-14 text-quiet">
      <b className="mr-1.5 font-serif text-16 font-medium text-ink italic">Fig. {number}</b>
      {children}
    </figcaption>
  );
}
