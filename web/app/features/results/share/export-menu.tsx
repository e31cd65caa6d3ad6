/** The analysis as a file: for print, for an editor, for a spreadsheet, for a program. */
import { Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { buttonClass } from "../../../ui/form/button.tsx";

const FORMATS = [
  { format: "markdown", name: "Markdown", note: ".md" },
  { format: "csv", name: "CSV", note: "One row per finding" },
  { format: "json", name: "JSON", note: "The whole analysis" },
] as const;

const ITEM =
  "flex min-h-11 cursor-pointer items-center justify-between gap-8 rounded-xs px-3 text-ink no-underline outline-none data-highlighted:bg-wash";

function Entry({
  href,
  name,
  note,
  download,
}: {
  href: string;
  name: string;
  note: string;
  download: boolean;
}) {
  return (
    <DropdownMenu.Item asChild>
      <a
        href={href}
        {...(download ? { download: "" } : { target: "_blank", rel: "noopener" })}
        className={ITEM}
      >
        {name} <span className="text-14 text-quiet">{note}</span>
      </a>
    </DropdownMenu.Item>
  );
}

/** `base` is the result's own address. */
export function ExportMenu({ base }: { base: string }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass({ className: "max-md:px-3.5" })}>
        <Download aria-hidden="true" className="size-4.5" />
        <span className="max-md:sr-only">Export</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-40 min-w-60 animate-rise rounded-md border border-line bg-surface p-1.5 shadow-card"
        >
          <Entry href={`${base}/print`} name="PDF" note="Print layout" download={false} />
          {FORMATS.map(({ format, name, note }) => (
            <Entry key={format} href={`${base}/export/${format}`} name={name} note={note} download />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
