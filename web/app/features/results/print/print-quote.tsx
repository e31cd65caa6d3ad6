/** Words of the page, marked the same way on paper as on screen. */
import { Highlight } from "../../../ui/figures/highlight.tsx";

export function PrintQuote({ children }: { children: string }) {
  return (
    <blockquote className="font-serif wrap-anywhere print-color-exact">
      <Highlight>{children}</Highlight>
    </blockquote>
  );
}
