import type { SaidOfYou } from "@citeworthy/core/cited/cited-view";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NoSession } from "../../../session/testing/no-session.tsx";
import { WorkListScreen } from "../../../worklist/screen/work-list-screen.tsx";
import { readableText } from "../claims/answer-text.tsx";
import { spansOf } from "../claims/deciding-words.tsx";
import { OWN } from "../testing/coffee-answers.ts";
import { saidOfYou } from "../testing/coffee-claims.ts";
import { textOf } from "../testing/text-of.ts";
import { SaidView } from "./said-view.tsx";

type Props = Partial<Parameters<typeof SaidView>[0]>;

const OPTIONS = { queries: ["coffee starter set", "how hot"], pages: [OWN], engines: ["gemini" as const] };

type Screen = Props & { at?: string; mayWrite?: boolean };

function show(said: SaidOfYou, { at = "/", mayWrite = false, ...props }: Screen = {}): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <NoSession>
          <WorkListScreen entries={mayWrite ? [] : null}>
            <SaidView
              said={said}
              options={OPTIONS}
              run="run-1"
              hasEngines
              hasModel
              isAdmin={false}
              {...props}
            />
          </WorkListScreen>
        </NoSession>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[at]} />);
}
const words = (...shown: Parameters<typeof show>) => textOf(show(...shown));

test("prices and dates come first, what needs nothing is folded at the end", () => {
  const html = show(saidOfYou());
  const order = [
    "Prices and dates</h2>",
    "$29",
    "$34",
    "Everything else</h2>",
    "for every method",
    "<details",
  ];

  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(textOf(html)).toContain("1 more claim: 1 not checked");
});

test("the summary counts claims by verdict and says what changed since the run before", () => {
  const html = show(saidOfYou());

  expect(html).toContain('aria-label="1 not supported, 1 partly, 1 supported, 1 not checked"');
  expect(textOf(html)).toContain("4 claims in 3 answers, Nov 9 to 14, 2026");
  expect(textOf(html)).toContain("Since the run before: 1 claim is new, 2 no longer made.");
  const unchanged = saidOfYou({
    gone: 0,
    claims: saidOfYou().claims.map((one) => ({ ...one, isNew: false })),
  });
  expect(words(unchanged)).toContain("The claims are the same as in the run before.");
  expect(words(saidOfYou({ isCompared: false }))).toContain("there is nothing to compare with yet");
});

test("an editor's verdict is shown with a name, a day and the way back; users who only read get no form", () => {
  const [first, ...rest] = saidOfYou().claims;
  if (!first) throw new Error("There is no claim");
  const overruled = {
    id: "o1",
    was: "not_supported" as const,
    note: null,
    by: "Ada",
    at: "2026-11-15T09:00:00.000Z",
  };
  const support = { ...first.support, verdict: "supported" as const };
  const decided = saidOfYou({ claims: [{ ...first, support, overruled }, ...rest] });
  const editors = show(decided, { mayWrite: true });

  expect(textOf(editors)).toContain(
    "You said so Decided by Ada, Nov 15, 2026. Our verdict was: not supported.",
  );
  expect(editors).toContain('name="overrule" value="o1"');
  expect(editors.match(/This verdict is wrong/g)).toHaveLength(2);
  const readers = show(decided);
  expect(textOf(readers)).toContain("Decided by Ada");
  expect(readers).not.toContain('<form method="post"');
  expect(readers).not.toContain("This verdict is wrong");
});

test("the words that decide a claim are underlined in the engine's words and in the page's", () => {
  const html = show(saidOfYou());

  expect(html).toMatch(/<b class="[^"]*decoration-wavy[^"]*">\$29<\/b>/);
  expect(html.match(/<b class="[^"]*decoration-good[^"]*">\$34<\/b>/g)).toHaveLength(2);
});

test("deciding words are found wherever they are, longest first, and never twice in one place", () => {
  expect(spansOf("$29 or $290 or $29", ["$29", "$290", ""])).toEqual([
    { start: 0, end: 3 },
    { start: 7, end: 11 },
    { start: 15, end: 18 },
  ]);
  expect(spansOf("none", ["$29"])).toEqual([]);
});

test("a new claim is marked, and a claim to act on can be copied as a task", () => {
  const html = show(saidOfYou());

  expect(html.match(/>New</g)).toHaveLength(1);
  expect(html.match(/Copy as task/g)).toHaveLength(2);
});

test("a chip in the address shows its claims and nothing else", () => {
  const text = words(saidOfYou(), { at: "/?show=partly" });

  expect(text).toContain("for every method");
  expect(text).not.toContain("starter set for");
  expect(text).not.toContain("more claim");
});

test("the files have the filters of the address, the chips keep them", () => {
  const html = show(saidOfYou(), { at: "/?query=coffee+starter+set&engine=gemini" });

  expect(html).toContain("/api/cited/said?query=coffee+starter+set&amp;engine=gemini&amp;format=csv");
  expect(html).toContain("format=json");
  expect(html).toContain("/?query=coffee+starter+set&amp;engine=gemini&amp;show=partly");
});

test("a filter that is no longer offered stays chosen in its list", () => {
  const html = show(saidOfYou(), { at: "/?query=gone" });

  expect(html).toContain('<option value="gone" selected="">gone</option>');
});

test("without a claim the page says what will appear, and leads to who is cited instead", () => {
  const html = show(saidOfYou({ claims: [] }));

  expect(textOf(html)).toContain("No answer has cited your pages yet");
  expect(html).toContain('href="/ai-visibility-monitor/runs/run-1/why"');
  expect(words(saidOfYou({ claims: [] }), { at: "/?engine=gemini" })).toContain(
    "No claim fits these filters",
  );
  expect(words(saidOfYou({ claims: [] }), { hasEngines: false, run: null })).toContain(
    "The operator of this site can connect an engine.",
  );
});

test("when every claim is supported the page says so", () => {
  const claims = saidOfYou().claims.filter(({ support }) => support.verdict === "supported");

  expect(words(saidOfYou({ claims }))).toContain("The only claim is on your page. Checked Nov 14, 2026.");
  expect(words(saidOfYou())).not.toContain("on your page");
});

test("without a model the page says what is compared and what isn't", () => {
  const text = words(saidOfYou(), { hasModel: false });

  expect(text).toContain("2 of 4 claims have one.");
  expect(text).toContain("and 1 could not be checked");
});

test("words of answers and pages are shown as text", () => {
  const [first] = saidOfYou().claims;
  if (!first) throw new Error("the example has claims");
  const hostile = { ...first, claim: { ...first.claim, text: "<img src=x onerror=alert(1)> costs $29." } };

  expect(show(saidOfYou({ claims: [hostile] }))).toContain("&lt;img src=x");
});

test("an answer is shown without its marks, and one of many blank lines is read in one pass", () => {
  expect(readableText("a [link](https://a.example/)[1]\n\n- one")).toBe("a link\n– one");
  expect(readableText(`a${"\n".repeat(300_000)}b`)).toHaveLength(300_002);
});
