/** Ready to paste. Shown as text, never run. */
import type { Snippet as Code } from "@citeworthy/core/contract";
import { CopyButton } from "../../../ui/parts/copy-button.tsx";

export function Snippet({ snippet, title }: { snippet: Code; title: string }) {
  return (
    <div className="grid rounded-sm border border-line bg-wash">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too */}
      <pre tabIndex={0} className="max-h-60 overflow-auto px-4 pt-3 font-mono text-14 whitespace-pre-wrap">
        {snippet.code}
      </pre>
      <div className="justify-self-end p-1">
        <CopyButton text={snippet.code} what={`the snippet for ${title}`} />
      </div>
    </div>
  );
}
