/** Chosen files to reports that can be previewed. Nothing is sent. */
import { type ReportFile, readReport } from "@citeworthy/core/imports/measured-report";
import { decodeBytes } from "../../files/decode-bytes.ts";
import { csvFilesIn, MAX_UNPACKED } from "./unzip.ts";

export type ReadFile = {
  id: string;
  name: string;
  /** SHA-256 of its bytes, by which the server knows a file that was imported before. */
  hash: string;
  /** The day on which the file was made. */
  made: string;
} & ({ report: ReportFile; problem: null } | { report: null; problem: string });

export const SEARCH_REPORT =
  "This is the ordinary search report, not the one about AI answers. It counts clicks and positions of search results.";

export async function readFiles(files: readonly File[]): Promise<ReadFile[]> {
  return (await Promise.all(files.map(readOne))).flat();
}

async function readOne(file: File): Promise<ReadFile[]> {
  const made = new Date(file.lastModified).toISOString().slice(0, 10);
  const failed = (problem: string): ReadFile[] => [
    { id: file.name, name: file.name, hash: "", made, report: null, problem },
  ];
  if (file.size > MAX_UNPACKED) return failed("This file is too large.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return [await reportOf(file.name, bytes, made)];
  try {
    const inside = await csvFilesIn(bytes);
    if (inside.length === 0) return failed("This archive has no CSV file.");
    const reports = await Promise.all(
      inside.map((one) => reportOf(`${file.name}: ${one.name}`, one.bytes, made)),
    );
    // Downloads also hold countries, devices and filters, which have no page and no query.
    const useful = reports.filter(({ report }) => report?.source);
    return useful.length > 0 ? useful : reports.slice(0, 1);
  } catch (error) {
    return failed(error instanceof Error ? error.message : "This archive is damaged.");
  }
}

async function reportOf(name: string, bytes: Uint8Array, made: string): Promise<ReadFile> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const head = { id: `${name} ${hash.slice(0, 8)}`, name, hash, made };
  const report = readReport(decodeBytes(bytes));
  if (!report) return { ...head, report: null, problem: "This file has no rows." };
  return report.isSearchReport
    ? { ...head, report: null, problem: SEARCH_REPORT }
    : { ...head, report, problem: null };
}

const isZip = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 3 && d === 4;
