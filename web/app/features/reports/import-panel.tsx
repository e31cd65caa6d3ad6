/** Choose report files, check what was recognized, and import. Nothing is stored before Import is pressed. */
import { sourceOf } from "@citeworthy/core/imports/columns";
import { type Settled, takeRows } from "@citeworthy/core/imports/measured-report";
import { useId, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { useHydrated } from "../../delivery/use-hydrated.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { numberText } from "../../ui/figures/number-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { type ReadFile, readFiles } from "./read-files.ts";
import { ReportPreview } from "./report-preview.tsx";
import { sendReport } from "./send-report.ts";

type State =
  | { state: "idle" | "reading" }
  | { state: "preview" }
  | { state: "sending"; sent: number; all: number }
  | { state: "failed"; message: string }
  | { state: "done"; message: string };

export function ImportPanel() {
  const [files, setFiles] = useState<ReadFile[]>([]);
  const [settled, setSettled] = useState<Record<string, Settled>>({});
  const [now, setNow] = useState<State>({ state: "idle" });
  const { revalidate } = useRevalidator();
  const isAwake = useHydrated();
  const id = useId();

  const choose = async (chosen: File[]) => {
    if (chosen.length === 0) return;
    setNow({ state: "reading" });
    const read = await readFiles(chosen);
    setFiles(read);
    setSettled(
      Object.fromEntries(read.flatMap((file) => (file.report ? [[file.id, firstSettled(file)]] : []))),
    );
    setNow({ state: "preview" });
  };
  const startOver = () => {
    setFiles([]);
    setNow({ state: "idle" });
  };
  const ready = useMemo(() => readyFiles(files, settled), [files, settled]);
  const all = ready.reduce((sum, { taken }) => sum + taken.rows.length, 0);

  const send = async () => {
    let before = 0;
    let known = 0;
    for (const { file, source, taken, dated } of ready) {
      setNow({ state: "sending", sent: before, all });
      const base = before;
      const report = { name: file.name, hash: file.hash, source, dated, rows: taken.rows };
      const answer = await sendReport(report, (sent) => setNow({ state: "sending", sent: base + sent, all }));
      if (answer.kind === "failed") return setNow({ state: "failed", message: answer.message });
      if (answer.kind === "known") known++;
      before += taken.rows.length;
    }
    setFiles([]);
    setNow({ state: "done", message: doneWords(ready.length, known) });
    void revalidate();
  };

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
      <label className="grid max-w-field gap-1.5 text-14">
        <span className="font-semibold">Report files</span>
        <input
          type="file"
          multiple
          accept=".csv,.tsv,.txt,.zip"
          disabled={!isAwake || now.state === "reading" || now.state === "sending"}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            void choose(chosen);
          }}
          className="min-h-12 w-full min-w-0 rounded-sm border border-edge bg-surface p-2 file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-edge file:bg-wash file:px-3 file:font-semibold"
        />
      </label>
      {now.state === "reading" && <p role="status">Reading…</p>}
      {now.state === "failed" && <Notice kind="error">{now.message}</Notice>}
      {now.state === "done" && <Notice kind="good">{now.message}</Notice>}
      {files.length > 0 && (
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
                onSettle={(next) => setSettled((before) => ({ ...before, [file.id]: next }))}
              />
            );
          })}
        </section>
      )}
      {files.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            disabled={ready.length === 0}
            busy={now.state === "sending"}
            onClick={() => void send()}
          >
            Import {numberText(all)} {all === 1 ? "row" : "rows"}
          </Button>
          <Button variant="quiet" onClick={startOver} disabled={now.state === "sending"}>
            Start over
          </Button>
          {now.state === "sending" && (
            <p role="status" className="tabular text-14 text-quiet">
              {numberText(now.sent)} of {numberText(now.all)} rows sent
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function firstSettled({ report, made }: ReadFile): Settled {
  return { roles: report?.roles ?? [], order: report?.order ?? "day-first", until: made };
}

/** Files whose columns are known and that have rows to import. */
function readyFiles(files: readonly ReadFile[], settled: Record<string, Settled>) {
  return files.flatMap((file) => {
    const one = settled[file.id];
    const source = one ? sourceOf(one.roles) : null;
    if (!file.report || !one || !source) return [];
    const taken = takeRows(file.report, one);
    return taken.rows.length > 0 || taken.leftCount > 0
      ? [{ file, source, taken, dated: one.roles.includes("date") }]
      : [];
  });
}

function doneWords(files: number, known: number): string {
  if (known === files)
    return files === 1
      ? "This file was imported before. Nothing is counted twice."
      : "These files were imported before. Nothing is counted twice.";
  const fresh = files - known;
  const words = `${fresh} ${fresh === 1 ? "file" : "files"} imported.`;
  return known > 0
    ? `${words} ${known} had been imported before and ${known === 1 ? "is" : "are"} not counted twice.`
    : words;
}
