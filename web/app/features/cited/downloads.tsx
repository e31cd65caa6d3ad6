/** The same data as files. */
import { FileLink } from "../../ui/table/file-link.tsx";
import { exportPath } from "./cited-paths.ts";

type DownloadsProps = { what: "said" | "page"; filters: Record<string, string> };

export function Downloads({ what, filters }: DownloadsProps) {
  return (
    <div className="flex gap-2 print:hidden">
      {["CSV", "JSON"].map((name) => (
        <FileLink key={name} href={exportPath(what, name.toLowerCase(), filters)}>
          {name}
        </FileLink>
      ))}
    </div>
  );
}
