import { expect, test } from "vitest";
import { defineAudit, reported, scored } from "../audits/audit.ts";
import { NO_WORD_LISTS, runAudits } from "./run-audits.ts";
import { subjectOf } from "./subject.ts";
import { articleHtml } from "./testing/article.ts";
import { evidenceOf } from "./testing/evidence.ts";

const common = { section: "content_strategy", title: "A check", why: "", ledger: ["CS4"] } as const;
const works = defineAudit({ ...common, id: "works", run: () => scored(1, "Fine.") });
const breaks = defineAudit({
  ...common,
  id: "breaks",
  run: () => {
    throw new Error("boom");
  },
});
const needsWords = defineAudit({
  ...common,
  id: "needs-words",
  needsLanguage: true,
  run: () => reported("Found."),
});

const WELSH =
  "<html lang='cy'><body><main><p>Mae tomen gompost yn cynhesu am fod bacteria yn rhyddhau egni wrth dorri'r siwgr i lawr, ac mae'r gwres yn aros y tu mewn oherwydd bod gwellt a dail yn dal yr aer yn y canol am wythnosau lawer bob gwanwyn a haf.</p></main></body></html>";

test("a check that throws is left out and reported; the others still run", () => {
  const broken: string[] = [];
  const judged = runAudits([breaks, works], subjectOf(evidenceOf(articleHtml())), (id) => broken.push(id));

  expect(judged.map(({ finding }) => finding)).toMatchObject([
    { kind: "not-applicable", reason: "This check failed to run." },
    { kind: "scored", share: 1 },
  ]);
  expect(broken).toEqual(["breaks"]);
});

test("a check that needs word lists runs in English and is left out in a language without them", () => {
  const kindIn = (html: string) => runAudits([needsWords], subjectOf(evidenceOf(html)))[0]?.finding;

  expect(kindIn(articleHtml())).toMatchObject({ kind: "reported" });
  expect(kindIn(WELSH)).toEqual({ kind: "not-applicable", reason: NO_WORD_LISTS });
});
