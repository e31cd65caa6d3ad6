/** Shows recovery codes once, to copy or save. */
import { site } from "@citeworthy/core/product/identity/site";
import { Download } from "lucide-react";
import { Button, buttonClass } from "../../ui/form/button.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";

export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${site.name} recovery codes\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-sm border border-line bg-wash px-4 py-3 font-mono text-16">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join("\n")} what="recovery codes" variant="line" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${site.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass({ size: "small" })}
        >
          <Download aria-hidden="true" className="size-4" />
          Save as a file
        </a>
      </div>
      <div>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
