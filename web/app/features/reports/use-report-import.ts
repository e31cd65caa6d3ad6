/** Reads the chosen report files, keeps what the user settles about them, and sends their rows. */
import type { Settled } from "@citeworthy/core/imports/measured-report";
import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { type ReadFile, readFiles } from "./read-files.ts";
import { type ReadyFile, readyFiles, recognized, type SettledFiles } from "./ready-files.ts";
import { sendReport } from "./send-report.ts";

type State =
  | { state: "idle" | "reading" }
  | { state: "preview" }
  | { state: "sending"; sent: number; all: number }
  | { state: "failed"; message: string }
  | { state: "done"; message: string };

export type ReportImport = ReturnType<typeof useReportImport>;

export function useReportImport() {
  const [files, setFiles] = useState<ReadFile[]>([]);
  const [settled, setSettled] = useState<SettledFiles>({});
  const [now, setNow] = useState<State>({ state: "idle" });
  const { revalidate } = useRevalidator();
  const ready = useMemo(() => readyFiles(files, settled), [files, settled]);
  const rows = ready.reduce((sum, { taken }) => sum + taken.rows.length, 0);

  const choose = async (chosen: File[]) => {
    if (chosen.length === 0) return;
    setNow({ state: "reading" });
    const read = await readFiles(chosen);
    setFiles(read);
    setSettled(recognized(read));
    setNow({ state: "preview" });
  };
  const settle = (id: string, next: Settled) => setSettled((before) => ({ ...before, [id]: next }));
  const startOver = () => {
    setFiles([]);
    setNow({ state: "idle" });
  };
  const send = async () => {
    const end = await sendAll(ready, (sent) => setNow({ state: "sending", sent, all: rows }));
    setNow(end);
    if (end.state !== "done") return;
    setFiles([]);
    void revalidate();
  };
  return { now, files, settled, ready, rows, choose, settle, startOver, send };
}

/** Sends one file after the other and stops at the first that fails. */
async function sendAll(ready: readonly ReadyFile[], onSent: (rows: number) => void) {
  let before = 0;
  let known = 0;
  for (const { file, source, taken, dated } of ready) {
    onSent(before);
    const base = before;
    const report = { name: file.name, hash: file.hash, source, dated, rows: taken.rows };
    const answer = await sendReport(report, (sent) => onSent(base + sent));
    if (answer.kind === "failed") return { state: "failed", message: answer.message } as const;
    if (answer.kind === "known") known++;
    before += taken.rows.length;
  }
  return { state: "done", message: doneWords(ready.length, known) } as const;
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
