/** Runs in a thread. */
import type { WordDocument } from "@citeworthy/core/article/rendering/word-document";
import type { ReportDocument } from "@citeworthy/core/client-report/report-document";
import { giveWayIfAsked } from "../concurrency/give-way.ts";
import { reportFiles } from "./pdf/report-files.ts";
import { wordFiles } from "./word-files.ts";

giveWayIfAsked();

export const word = ({ document, at }: { document: WordDocument; at: Date }) => wordFiles.write(document, at);

export const pdf = ({ report, now }: { report: ReportDocument; now: Date }) => reportFiles.pdf(report, now);
