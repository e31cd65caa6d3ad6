/** Wrong versions of an audit. The tests of the audit must notice each of them (`mutation.proof.ts`). */
import { type Audit, type Finding, notApplicable, scored } from "../audit.ts";

type Mutate = (finding: Finding) => Finding;
type Scored = Extract<Finding, { kind: "scored" }>;

const withShare = (finding: Scored, share: number): Finding =>
  scored(share, finding.found, { ...finding, fix: finding.fix ?? "" });

const isPartial = (finding: Finding): finding is Scored =>
  finding.kind === "scored" && finding.share > 0 && finding.share < 1;

export const MUTATIONS = {
  /** The control: with it, every test must pass. */
  unchanged: (finding) => finding,
  /** Good pages lose their points and poor pages get them; what is only reported isn't reported. */
  inverted: (finding) =>
    finding.kind === "scored"
      ? withShare(finding, 1 - finding.share)
      : finding.kind === "reported"
        ? notApplicable("")
        : finding,
  /** Every page that the audit applies to passes. */
  lenient: (finding) => (finding.kind === "scored" ? withShare(finding, 1) : finding),
  /** No page that the audit applies to passes. */
  strict: (finding) => (finding.kind === "scored" ? withShare(finding, 0) : finding),
  /** A page that passes in part gets half of its points. */
  halved: (finding) => (isPartial(finding) ? withShare(finding, finding.share / 2) : finding),
  /** Not a mutation: shows whose tests have a page that passes in part. */
  probed: (finding) => {
    if (isPartial(finding)) throw new Error("A page passes in part.");
    return finding;
  },
  /** Pages that the audit doesn't apply to are judged all the same. */
  boundless: (finding) => (finding.kind === "not-applicable" ? scored(0, finding.reason) : finding),
} satisfies Record<string, Mutate>;

export type Mutation = keyof typeof MUTATIONS;

export const mutant = (mutation: Mutation, audit: Audit): Audit => ({
  ...audit,
  run: (subject) => MUTATIONS[mutation](audit.run(subject)),
});
