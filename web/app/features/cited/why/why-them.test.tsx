import type { WhyThem } from "@citeworthy/core/cited/cited-view";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NoSession } from "../../../session/testing/no-session.tsx";
import { WorkListScreen } from "../../../worklist/screen/work-list-screen.tsx";
import type { WorkListEntry } from "../../../worklist/work-list-context.ts";
import { OWN, shareOf, sourceOf, whyThem } from "../testing/coffee-answers.ts";
import { textOf } from "../testing/text-of.ts";
import { WhyThemView } from "./why-them-view.tsx";

type Props = Partial<Parameters<typeof WhyThemView>[0]>;

function show(
  why: WhyThem,
  { at = "/", ...props }: Props & { at?: string } = {},
  entries: readonly WorkListEntry[] | null = null,
): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <NoSession>
          <WorkListScreen entries={entries}>
            <WhyThemView why={why} edits={null} hasEngines hasModel isAdmin={false} {...props} />
          </WorkListScreen>
        </NoSession>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[at]} />);
}
const words = (...shown: Parameters<typeof show>) => textOf(show(...shown));

test("the headline counts the answers that cite the page, with its range and who is clearly ahead", () => {
  const text = words(whyThem());

  expect(text).toContain("Your page was cited in 3 of 20 answers");
  expect(text).toContain("The true share is likely between 5 and 36%.");
  expect(text).toContain("kettlelab.example is clearly ahead of you: the two ranges don’t overlap.");
  expect(text).toContain("Perplexity 2 of 7, ChatGPT 0 of 7, Gemini 1 of 6, Nov 9 to 14, 2026.");
  expect(text).toContain("1 answer failed; it isn’t counted.");
});

test("ranges that overlap make nobody ahead", () => {
  const { pages } = whyThem();
  const text = words(whyThem({ pages: pages.filter(({ host }) => host !== "kettlelab.example") }));

  expect(text).toContain("No page is clearly ahead of yours: the ranges overlap.");
});

test("each claim is numbered in the answer and leads to its row and back", () => {
  const html = show(whyThem());

  for (const number of [1, 2, 3, 4, 5]) {
    expect(html).toContain(`href="#claim-${number}"`);
    expect(html).toContain(`<tr id="claim-${number}"`);
    expect(html).toContain(`href="#claim-${number}-mark"`);
  }
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
});

test("a claim shows who supports it, and whether the page says it, in words and quotes", () => {
  const text = words(whyThem());

  expect(text).toContain("One liter takes 10 to 12 level tablespoons.");
  expect(text).toContain(
    "Partly so a liter takes 12 tablespoons Under “Without a scale”, 160 words into the page. One number, no range.",
  );
  expect(text).toContain("No We found no passage about weak coffee.");
  expect(text).toContain("No page is cited for this.");
  expect(text).toContain("Nothing to do: no cited page says it either.");
});

test("editors can overrule whether the page says a claim, and see who did", () => {
  const why = whyThem();
  const at = "2026-11-15T09:00:00.000Z";
  const decided = { id: "o1", was: "not_supported" as const, note: null, by: "Ada", at };
  const answers = why.answers.map((answer) => ({
    ...answer,
    claims: answer.claims.map((claim, n) => ({
      ...claim,
      id: `claim-${n}`,
      ...(n === 0 && { ownOverruled: decided }),
    })),
  }));
  const editors = show({ ...why, answers }, {}, []);

  expect(textOf(editors)).toContain(
    "You said so Decided by Ada, Nov 15, 2026. Our verdict was: not supported.",
  );
  expect(editors).toContain('name="overrule" value="o1"');
  expect(editors).toContain("This verdict is wrong");
  expect(editors).toContain(`name="run" value="${why.runId}"`);
  expect(show({ ...why, answers })).not.toContain("This verdict is wrong");
});

test("a doubtful verdict is shown as doubt", () => {
  expect(words(whyThem())).toContain("Yes Not sure A French press wants 65 grams");
});

test("a difference with an edit opens it, one without is copied as a task", () => {
  const html = show(whyThem(), { edits: { report: "report-1", numbers: { "edit-a": 4 } } });

  expect(textOf(html)).toContain("Two differences");
  expect(html).toContain('href="/analysis/report-1#edit-4"');
  expect(textOf(html)).toContain(
    "Cited pages that have it: 6 of 7 (likely 49 to 97%). Pages read and dropped: 1 of 6",
  );
  expect(textOf(html)).toContain("Pages read and dropped: not reported.");
  expect(html.match(/Copy as task/g)).toHaveLength(1);
});

test("an edit that the newest report no longer has becomes a task", () => {
  const html = show(whyThem(), { edits: { report: "report-1", numbers: {} } });

  expect(html).not.toContain("/analysis/report-1");
  expect(html.match(/Copy as task/g)).toHaveLength(2);
});

test("users who may write put a difference on the work list instead of copying it", () => {
  const html = show(whyThem(), { edits: { report: "report-1", numbers: {} } }, []);

  expect(html).not.toContain("Copy as task");
  expect(html.match(/Add to work list/g)).toHaveLength(2);
});

test("dropped pages are listed with what they are, or why we could not read them", () => {
  const text = words(whyThem());

  expect(text).toContain("Perplexity read 9 pages for this answer and cited 3.");
  expect(text).toContain("Forum, 31 different amounts");
  expect(text).toContain("Your page. Amount after 102 words");
  expect(text).toContain("Not read: robots.txt blocks our reader.");
  expect(text).toContain("2 more pages");
  expect(text).toContain("Not read: the server answered with status 404.");
});

test("an engine that doesn't report what it dropped says so", () => {
  const text = words(whyThem(), { at: "/?engine=gemini" });

  expect(text).toContain("Not reported");
  expect(text).toContain("Gemini names the pages that it cites, and not what else it read.");
  expect(text).toContain("Gemini cited your page in 1 of 6 answers. This answer doesn’t cite it.");
});

test("the address chooses engine and answer, and a wrong one falls back to the first", () => {
  expect(words(whyThem(), { at: "/?engine=openai&answer=2" })).toContain("Answer 2 of 2.");
  expect(words(whyThem(), { at: "/?engine=openai&answer=99" })).toContain("Answer 1 of 2.");
  expect(words(whyThem(), { at: "/?engine=nobody" })).toContain("Perplexity, ");
});

test("an answer that cites the page says for which claim", () => {
  const [first, ...rest] = whyThem().answers;
  if (!first) throw new Error("the example has answers");
  const answers = [{ ...first, sources: [sourceOf(OWN, 3), ...first.sources.slice(0, 2)] }, ...rest];

  expect(words(whyThem({ answers }))).toContain("In this answer it is cited for claim 2.");
});

test("an answer from memory has no claims to compare, and is not counted", () => {
  const answers = whyThem().answers.map((answer) =>
    answer.engine === "openai" ? { ...answer, searched: false, claims: [], sources: [] } : answer,
  );
  const text = words(whyThem({ answers, memory: 2 }), { at: "/?engine=openai" });

  expect(text).toContain("No sources in this answer");
  expect(text).toContain("ChatGPT answered from memory in 2 of 2 answers.");
  expect(text).not.toContain("Read and dropped ChatGPT read");
});

test("while pages are being read the page says how far it is and shows no differences", () => {
  const html = show(whyThem({ progress: { waiting: 5, of: 12 } }));

  expect(textOf(html)).toContain("7 of 12 pages so far.");
  expect(html).toContain('aria-valuenow="58"');
  expect(html).not.toContain('id="differences"');
});

test("pages that were read still wait until their answers are judged", () => {
  const answers = whyThem().answers.map((answer) => ({
    ...answer,
    claims: [],
    sources: answer.sources.map((source) => ({ ...source, state: "waiting" as const })),
  }));
  const text = words(whyThem({ answers, progress: { waiting: 0, of: 12 } }));

  expect(text).toContain("Now we compare them with the answers.");
  expect(text).not.toContain("Not compared");
});

test("a run whose pages were never read says why there are no claims", () => {
  const answers = whyThem().answers.map((answer) => ({
    ...answer,
    claims: [],
    sources: answer.sources.map((source) => ({ ...source, state: "left_out" as const })),
  }));

  expect(words(whyThem({ answers }))).toContain("The pages behind this answer were not read");
});

test("without a model, an admin gets the link and others are told who can connect one", () => {
  expect(show(whyThem(), { hasModel: false, isAdmin: true })).toContain('href="/admin/ai-models"');
  const text = words(whyThem(), { hasModel: false });
  expect(text).toContain("The operator of this site can connect a model.");
  expect(words(whyThem())).not.toContain("Claims are compared by our own rules");
});

test("too few answers give a reason instead of differences", () => {
  const text = words(whyThem({ differences: [], tooFew: "2 pages were cited. We need at least 3." }));

  expect(text).toContain("Too few answers to tell 2 pages were cited. We need at least 3.");
});

test("a run without an engine says that nothing was measured", () => {
  const none = { counted: 0, failed: 0, answers: [], pages: [], differences: [] };
  const own = { ...shareOf(0, 0), byEngine: {} };
  const text = words(whyThem({ ...none, own }), { hasEngines: false });

  expect(text).toContain("Nothing measured in this run");
  expect(text).toContain("The operator of this site can connect an engine.");
  expect(text).not.toContain("of 0 answers");
});

test("addresses of answers that aren't web addresses never become links", () => {
  const [first, ...rest] = whyThem().answers;
  if (!first) throw new Error("the example has answers");
  const hostile = sourceOf("javascript:alert(1)", 2, { role: "dropped", title: "<b>Free</b>" });
  const html = show(whyThem({ answers: [{ ...first, sources: [hostile] }, ...rest] }));

  expect(html).not.toContain('href="javascript:');
  expect(html).toContain("&lt;b&gt;Free&lt;/b&gt;");
});
