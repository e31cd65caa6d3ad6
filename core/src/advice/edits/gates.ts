/** Edits for requirements that the page fails. They come first: until they are met, nothing else counts. */
import type { Subject } from "../../audits/audit.ts";
import type { AuditResult } from "../../contract/analysis-result.ts";
import type { Edit } from "../../contract/edit.ts";
import { type Gate, readGates } from "../../score/gates.ts";
import type { EditContext, Proposal } from "./context.ts";
import { editOf } from "./edit-of.ts";
import { fromAudit } from "./head.ts";

/** What to do where the check behind the requirement has no advice. */
const DO: Readonly<Record<string, string>> = {
  delivery: "Ask your developer to make the page return status 200.",
  "open-access": "Put the answer and its main facts before the wall.",
  "served-text": "Ask your developer to put the main text into the HTML that the server sends.",
  "snippet-permission": "Remove the ban on indexing or snippets from this page.",
  "search-crawlers": "Ask your developer to allow the search crawlers in robots.txt.",
};

/** If a page can't be fetched or has no text, we can't say what else to change. */
const UNREADABLE: ReadonlySet<string> = new Set(["delivery", "served-text", "open-access"]);

type GateEdits = { edits: Edit[]; isUnreadable: boolean };

export function gateEdits(subject: Subject, context: EditContext, audits: readonly AuditResult[]): GateEdits {
  const failed = readGates(subject).filter((gate) => !gate.passed);
  return {
    edits: failed.map((gate) => editOf("technical", proposalFor(gate, context), audits)),
    isUnreadable: failed.some(({ id }) => UNREADABLE.has(id)),
  };
}

function proposalFor({ id, found }: Gate, context: EditContext): Proposal {
  const audit = context.failed(id);
  return audit
    ? fromAudit(context, audit, "head")
    : { cause: "head", audit: id, fault: found, do: DO[id] ?? "", effort: "low" };
}
