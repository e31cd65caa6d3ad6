/** Reads a CSV file in the browser and sends only its column of addresses. */
import { readCsv } from "@citeworthy/core/imports/csv";
import { addressColumn, MAX_BATCH_PAGES } from "@citeworthy/core/projects/address-column";
import { useId, useState } from "react";
import { useSubmit } from "react-router";
import { decodeBytes } from "../../files/decode-bytes.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FileInput } from "../../ui/form/file-input.tsx";
import { countText } from "./batch-data.ts";

const MAX_FILE_BYTES = 50 * 1024 * 1024;
type Read = { name: string; lines: string[]; isCut: boolean } | { problem: string };

type CsvFormProps = { projectId: string; isBusy: boolean; isAwake: boolean };

export function CsvForm({ projectId, isBusy, isAwake }: CsvFormProps) {
  const [read, setRead] = useState<Read | null>(null);
  const submit = useSubmit();
  const lines = read && "lines" in read ? read.lines : [];
  const send = () => {
    const form = new FormData();
    form.set("intent", "csv");
    form.set("project", projectId);
    form.set("lines", lines.join("\n"));
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  return (
    <div className="grid max-w-field gap-5">
      <CsvFileField
        disabled={!isAwake}
        onChoose={async (file) => setRead(file ? await readFile(file) : null)}
      />
      {read && "problem" in read && <Notice kind="error">{read.problem}</Notice>}
      {read && "lines" in read && (
        <p role="status" className="text-14">
          {countText(read.lines.length)} rows in {read.name}
          {read.isCut && `, more than the ${countText(MAX_BATCH_PAGES)} that one run takes`}.
        </p>
      )}
      <div>
        <Button variant="primary" busy={isBusy} disabled={lines.length === 0} onClick={send}>
          Show the pages
        </Button>
      </div>
    </div>
  );
}

type CsvFileFieldProps = { disabled: boolean; onChoose: (file: File | undefined) => void };

function CsvFileField({ disabled, onChoose }: CsvFileFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        CSV file
      </label>
      <FileInput
        id={id}
        accept=".csv,.tsv,.txt"
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChoose(event.currentTarget.files?.[0])}
      />
      <p id={`${id}-hint`} className="text-14 text-quiet">
        Any table with a column of addresses. It is read in your browser; only the addresses are sent.
      </p>
    </div>
  );
}

async function readFile(file: File): Promise<Read> {
  if (file.size > MAX_FILE_BYTES) return { problem: "This file is too large." };
  const { rows } = readCsv(decodeBytes(new Uint8Array(await file.arrayBuffer())));
  const lines = addressColumn(rows).filter((cell) => cell !== "");
  if (lines.length === 0) return { problem: "This file has no rows." };
  // A few more than a run takes, because some of them may be the same page.
  const most = MAX_BATCH_PAGES + 10_000;
  return { name: file.name, lines: lines.slice(0, most), isCut: lines.length > MAX_BATCH_PAGES };
}
