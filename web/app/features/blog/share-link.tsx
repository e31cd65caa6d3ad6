/** Share on LinkedIn by a plain link: no script of theirs, nothing sent before the click. */

import { buttonClass } from "../../ui/button.tsx";
import { Share } from "../../ui/icons.tsx";

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
