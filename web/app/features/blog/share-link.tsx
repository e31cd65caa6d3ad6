/** Share on LinkedIn by a plain link: no script of theirs, nothing sent before the click. */

import { buttonClass } from "../../ui/form/button.tsx";
import { icon } from "../../ui/marks/icons.tsx";

const Share = icon("M9 15 15 9m-8 2-2 2a4.2 4.2 0 0 0 6 6l2-2m4-4 2-2a4.2 4.2 0 0 0-6-6l-2 2");

export const shareAddress = (url: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;

export function ShareLink({ url }: { url: string }) {
  return (
    <a href={shareAddress(url)} rel="noopener" target="_blank" className={buttonClass({ size: "small" })}>
      <Share aria-hidden="true" className="size-4" />
      Share on LinkedIn
    </a>
  );
}
