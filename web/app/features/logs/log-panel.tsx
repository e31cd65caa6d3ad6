/** The page that reads server logs: choose files, watch the progress, see what AI crawlers did. */
import { type FormEvent, useEffect, useRef } from "react";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { More } from "../../ui/parts/more.tsx";
import { FileField } from "./file-field.tsx";
import { LogReportView } from "./log-report-view.tsx";
import { useLog } from "./use-log.ts";

const MEGA = 1024 * 1024;

function chosenFiles(form: FormData) {
  const filesOf = (name: string) =>
    form.getAll(name).flatMap((one) => (one instanceof File && one.size > 0 ? [one] : []));
  const one = (name: string) => filesOf(name)[0] ?? null;
  return { files: filesOf("logs"), robots: one("robots"), sitemap: one("sitemap"), ranges: one("ranges") };
}

export function LogPanel() {
  const { now, read, cancel, refuse } = useLog();
  const isAwake = useHydrated();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now.state !== "done") return;
    result.current?.scrollIntoView({ block: "start" });
    result.current?.focus({ preventScroll: true });
  }, [now.state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = chosenFiles(new FormData(event.currentTarget));
    if (chosen.files.length === 0) return refuse("Please choose at least one log file.");
    read(chosen);
  };
  return (
    <div className="wrap grid grid-cols-1 gap-14 pb-24">
      <form onSubmit={submit} className="grid max-w-field gap-6">
        <FileField
          label="Log files"
          name="logs"
          multiple
          hint="Combined, JSON lines, Cloudflare, CloudFront or IIS. Packed files (.gz) too. Large files take a few minutes."
        />
        <ComparisonFields />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={now.state === "reading"} disabled={!isAwake}>
            {now.state === "reading" ? "Reading…" : "Read the logs"}
          </Button>
          {now.state === "reading" && (
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
        </div>
        {now.state === "reading" && <Progress bytes={now.bytes} total={now.total} />}
        {now.state === "failed" && <Notice kind="error">{now.message}</Notice>}
      </form>
      {now.state === "done" && (
        <div ref={result} tabIndex={-1} className="scroll-mt-24 outline-none">
          <LogReportView report={now.report} />
        </div>
      )}
    </div>
  );
}

/** Optional files that the log is compared with. */
function ComparisonFields() {
  return (
    <More summary="Compare with robots.txt, sitemap and address ranges">
      <div className="grid gap-6 pt-3">
        <FileField label="robots.txt" name="robots" hint="Shows refusals that robots.txt doesn't ask for." />
        <FileField label="sitemap.xml" name="sitemap" hint="Shows pages that no AI search crawler fetched." />
        <FileField
          label="Address ranges"
          name="ranges"
          hint='Flags spoofed crawlers. A JSON file: {"date": "2026-11-01", "bots": {"GPTBot": ["20.15.240.64/28"]}}'
        />
      </div>
    </More>
  );
}

function Progress({ bytes, total }: { bytes: number; total: number }) {
  const share = total === 0 ? 0 : Math.round((bytes / total) * 100);
  return (
    <div className="grid gap-2">
      <progress
        value={bytes}
        max={Math.max(1, total)}
        aria-label="Reading the logs"
        className="h-2 w-full accent-accent"
      />
      <p className="tabular text-14 text-quiet">
        {Math.round(bytes / MEGA)} of {Math.max(1, Math.round(total / MEGA))} MB ({share}%)
      </p>
    </div>
  );
}
