/** Choose report files, check what was recognized, and import. Nothing is stored before Import is pressed. */
import { useId } from "react";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { FileInput } from "../../ui/form/file-input.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { type ReportImport, useReportImport } from "./use-report-import.ts";

export function ImportPanel() {
  const reports = useReportImport();
  const { now, files } = reports;
  const isAwake = useHydrated();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id} className="text-28">
        Import what Google and Bing measured
      </h2>
      <p className="max-w-measure text-quiet">
        Download the Generative AI report from Google Search Console (Performance, Generative AI, Export), and
        the AI Performance report from Bing Webmaster Tools. CSV or zip, as you downloaded them. They are read
        in your browser first; nothing is sent before you press Import.
      </p>
      <ReportFilesField
        disabled={!isAwake || now.state === "reading" || now.state === "sending"}
        onChoose={(chosen) => void reports.choose(chosen)}
      />
      {now.state === "reading" && <p role="status">Reading…</p>}
      {now.state === "failed" && <Notice kind="error">{now.message}</Notice>}
      {now.state === "done" && <Notice kind="good">{now.message}</Notice>}
      {files.length > 0 && (
        <>
          <Previews reports={reports} />
          <ImportActions reports={reports} />
        </>
      )}
    </section>
  );
}

type ReportFilesFieldProps = { disabled: boolean; onChoose: (files: File[]) => void };

function ReportFilesField({ disabled, onChoose }: ReportFilesFieldProps) {
  const id = useId();
  return (
    <div className="grid max-w-field gap-1.5 text-14">
      <label htmlFor={id} className="font-semibold">
        Report files
      </label>
      <FileInput
        id={id}
        multiple
        accept=".csv,.tsv,.txt,.zip"
        disabled={disabled}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          onChoose(chosen);
        }}
      />
    </div>
  );
}

function Previews({ reports: { files, settled, ready, settle } }: { reports: ReportImport }) {
  return (
    <section aria-label="Preview" className="grid grid-cols-1 border-b border-line">
      {files.map((file) => {
        const one = settled[file.id];
        if (!file.report || !one)
          return (
            <div key={file.id} className="border-t border-line py-5">
              <Notice kind="error" title={file.name}>
                {file.problem}
              </Notice>
            </div>
          );
        return (
          <ReportPreview
            key={file.id}
            name={file.name}
            report={file.report}
            settled={one}
            taken={ready.find((other) => other.file === file)?.taken ?? null}
            onSettle={(next) => settle(file.id, next)}
          />
        );
      })}
    </section>
  );
}

function ImportActions({ reports: { now, ready, rows, send, startOver } }: { reports: ReportImport }) {
  const isSending = now.state === "sending";
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" disabled={ready.length === 0} busy={isSending} onClick={() => void send()}>
        Import {numberText(rows)} {rows === 1 ? "row" : "rows"}
      </Button>
      <Button variant="quiet" onClick={startOver} disabled={isSending}>
        Start over
      </Button>
      {isSending && (
        <p role="status" className="tabular text-14 text-quiet">
          {numberText(now.sent)} of {numberText(now.all)} rows sent
        </p>
      )}
    </div>
  );
}
