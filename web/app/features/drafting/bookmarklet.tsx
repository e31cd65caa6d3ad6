/** A bookmark that hands the page of any tab over. As text to copy, because links with code aren't rendered. */

import collectPage from "../../../../extension/collect-page.js?raw";
import { CopyButton } from "../../ui/parts/copy-button.tsx";

const withoutComments = (code: string) =>
  code.replace(/\/\*\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/** `base`: the address of this installation. */
export function bookmarklet(base: string): string {
  const code = `(async()=>{${withoutComments(collectPage)}
try{window.open(await collectPage(${JSON.stringify(base)}),"_blank","noopener")}catch(e){alert(e.message)}})()`;
  return `javascript:${encodeURIComponent(code.replace(/\n\s*/g, "\n"))}`;
}

export function ScoreThisTab({ base }: { base: string }) {
  return (
    <section aria-labelledby="score-this-tab" className="grid max-w-180 gap-3 border-t border-line pt-6">
      <h2 id="score-this-tab" className="text-22">
        Score the tab you are looking at
      </h2>
      <p className="text-quiet">
        Copy this bookmark, make a new bookmark in your browser and paste it as its address. Opened on any
        page, also behind a login, it brings that page's text here. Nothing is sent to a server.
      </p>
      <div>
        <CopyButton text={bookmarklet(base)} label="Copy the bookmark" variant="line" />
      </div>
    </section>
  );
}
