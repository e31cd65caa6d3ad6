/** Competitors that a run left out, and why. */
import { Notice } from "../../../ui/feedback/notice.tsx";

export function SkippedPages({ skipped }: { skipped: readonly { url: string; reason: string }[] }) {
  if (skipped.length === 0) return null;
  return (
    <Notice title="Skipped in this run">
      <ul className="text-14">
        {skipped.map(({ url, reason }) => (
          <li key={url} className="break-words">
            {url}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
