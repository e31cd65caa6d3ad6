import { expect, test } from "vitest";
import { allAudits } from "../audits/all.ts";
import { type AnalysisResult, SECTIONS } from "../contract/analysis-result.ts";
import { effortAndImpact } from "../contract/bands.ts";
import { sectionOfEdit } from "../contract/edit-section.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import { MARKED_SECTIONS, MARKS } from "../contract/marks.ts";
import { CHECKS } from "../contract/reading.ts";
import { MAX_NODES } from "../page/tree/limits.ts";
import { analyze } from "./analyze.ts";
import { subjectOf } from "./subject.ts";
import { articleHtml, bodyParts, without } from "./testing/article.ts";
import { evidenceOf } from "./testing/evidence.ts";

const GERMAN = articleHtml({
  language: "de",
  head: [{ id: "title", html: "<title>Wie heiß wird ein Komposthaufen? | Gartenblatt</title>" }],
  body: [
    { id: "h1", html: "<h1>Wie heiß wird ein Komposthaufen?</h1>" },
    {
      id: "text",
      html: `<p>Ein Komposthaufen wird bis zu 65 °C heiß, wenn er groß genug ist und Luft bekommt. Laut einer Studie der Universität Bern von 2023 erreichen die meisten Haufen 58 °C im Kern.</p><h2>Warum wird ein Komposthaufen heiß?</h2><p>Der Komposthaufen wird heiß, weil Bakterien beim Abbau Wärme abgeben. Stroh und Laub halten diese Wärme im Inneren fest. Kleine Haufen verlieren sie schneller, als sie entsteht.</p>`,
    },
  ],
});

const WELSH = articleHtml({
  language: "cy",
  head: [{ id: "title", html: "<title>Pa mor boeth yw tomen gompost?</title>" }],
  body: [
    {
      id: "text",
      html: "<h1>Pa mor boeth yw tomen gompost?</h1><p>Mae tomen gompost yn cynhesu am fod bacteria yn rhyddhau egni wrth dorri'r siwgr i lawr, ac mae'r gwres yn aros y tu mewn oherwydd bod gwellt a dail yn dal yr aer yn y canol am wythnosau lawer bob gwanwyn a haf.</p>",
    },
  ],
});

const pages: Record<string, string> = {
  "a good article": articleHtml(),
  "a poor one": articleHtml({ body: without(bodyParts(), "answer", "figures", "steps") }),
  "one in German": GERMAN,
  "one in Welsh": WELSH,
  "an empty page": "",
  "a bare heading": "<h1>Compost</h1>",
};
const each = (check: (result: AnalysisResult, name: string) => void) => {
  for (const [name, html] of Object.entries(pages)) check(analyze(evidenceOf(html)), name);
};

test("the overall score is the rounded mean of the sections", () => {
  each((result) => {
    const mean = SECTIONS.reduce((sum, section) => sum + result[section].score.score, 0) / 7;
    expect(result.score.score).toBe(Math.round(mean));
  });
});

test("the breakdown of a section goes from what is usual to the number shown, and its points add up", () => {
  each((result) => {
    for (const section of SECTIONS) {
      const { score, start, difference = 0, measured } = result[section];
      if (!measured) continue;
      expect(score.explanation).toContain(` usually score ${start} here`);
      const listed = /In points of the overall score: (.*?)(?:\. Together|\.$|\. A limit)/.exec(
        score.explanation,
      )?.[1];
      const tenths = [...(listed ?? "").matchAll(/([+−])(\d+)\.(\d)(?=,|$)/g)].map(
        ([, sign, whole, tenth]) => (sign === "+" ? 1 : -1) * (10 * Number(whole) + Number(tenth)),
      );
      expect(tenths.reduce((sum, one) => sum + one, 0)).toBe(Math.round(10 * difference));
    }
  });
});

test("effort and impact follow from the score", () => {
  each((result) => {
    for (const section of SECTIONS)
      expect(result[section].content).toMatchObject(effortAndImpact(result[section].score.score));
  });
});

test("a section recommends two edits of the list at most, in exactly two lines, and none where it has no fault", () => {
  each((result) => {
    for (const section of SECTIONS) {
      const items = result[section].what_can_be_enhanced;
      const own = result.edits?.filter(
        (edit) => edit.kind !== "note" && sectionOfEdit(edit, result.audits) === section,
      );
      if (section !== "competitor_analysis") expect(items).toHaveLength(Math.min(2, own?.length ?? 0));
      for (const item of items) {
        const lines = ("content" in item ? item.content : item.reason).split("\n");
        expect(lines).toHaveLength(2);
        expect(lines.every((line) => line.trim() !== "")).toBe(true);
      }
    }
  });
});

test("without named pages the page's own references are listed as sources, and none is invented", () => {
  const { what_can_be_enhanced: items } = analyze(evidenceOf(articleHtml())).competitor_analysis;

  expect(items).toMatchObject([
    { link: "https://extension.example.edu/compost/size-trial", provenance: "estimated", role: "source" },
  ]);
  expect(analyze(evidenceOf("<p>No links here.</p>")).competitor_analysis.what_can_be_enhanced).toEqual([]);
});

test("given rivals are compared passage by passage", () => {
  const strong = { url: "https://rival.example/heat", html: articleHtml() };
  const weak = {
    url: "https://weak.example/heat",
    html: "<main><h1>Soil</h1><p>Soil is dark, and worms like it when the rain has come in spring.</p></main>",
  };
  const poor = evidenceOf(
    articleHtml({ body: without(bodyParts(), "answer", "summary", "why", "conclusion") }),
  );
  const rank = (rivals: { url: string; html: string }[]) =>
    analyze(poor, { question: "how hot does a compost heap get", rivals }).audits.find(
      (audit) => audit.id === "passage-rank",
    );

  expect(rank([weak])).toMatchObject({
    outcome: "reported",
    found: "Not scored. Your best passage ranks 1 of 2 by estimated relevance to the question.",
  });
  expect(rank([strong])?.found).toContain("ranks 2 of 2");
  expect(rank([strong, weak])?.found).toContain("ranks 2 of 3");
  expect(analyze(poor).audits.find((audit) => audit.id === "passage-rank")?.outcome).toBe("not-applicable");
});

test("named pages are the only competitors, and each that can't be compared is listed with its reason", () => {
  const rivals = [
    { url: "https://rival.example/heat", html: articleHtml() },
    { url: "https://closed.example/", problem: "The page took too long to respond." },
    { url: "https://empty.example/", html: "<main></main>" },
  ];
  const result = analyze(evidenceOf(articleHtml()), { rivals });

  expect(result.competitor_analysis.what_can_be_enhanced).toMatchObject([
    { link: "https://rival.example/heat", provenance: "estimated", role: "competitor" },
  ]);
  expect(result.competitors).toEqual([
    { url: "https://rival.example/heat", problem: null },
    { url: "https://closed.example/", problem: "The page took too long to respond." },
    { url: "https://empty.example/", problem: expect.stringMatching(/^The page has no text/) },
  ]);
  expect(analyze(evidenceOf(articleHtml()))).not.toHaveProperty("competitors");
});

test("every quoted fragment is on the page", () => {
  each((result, name) => {
    const html = pages[name] ?? "";
    const plain = html
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replace(/ ([.,;:?!])/g, "$1");
    for (const { quotes } of result.audits) {
      for (const quote of quotes)
        expect([quote, plain.includes(quote) || html.includes(quote)]).toEqual([quote, true]);
    }
  });
});

test("a quote that is not on the page cannot be made", () => {
  const { quote } = subjectOf(evidenceOf(articleHtml()));

  expect(quote("Measure at the core")).toBe("Measure at the core");
  expect(() => quote("words nobody wrote")).toThrow("Not on the page");
  expect(() => quote("")).toThrow("Not on the page");
});

test("a page in a language without word lists says which checks were left out", () => {
  const needing = allAudits.filter((audit) => audit.needsLanguage).map((audit) => audit.id);
  const welsh = analyze(evidenceOf(WELSH));

  expect(welsh.leftOut).toEqual(needing.length === 0 ? null : { language: "cy", audits: needing });
  const copied = analyze(evidenceOf(WELSH.replace('lang="cy"', 'lang="en"')));
  expect(copied.leftOut?.language, "Welsh text in an English template").toBeNull();
  expect(analyze(evidenceOf(GERMAN)).leftOut).toBeNull();
  expect(analyze(evidenceOf(articleHtml())).leftOut).toBeNull();
});

test("no check breaks on any of the pages", () => {
  for (const html of Object.values(pages)) {
    analyze(evidenceOf(html), {
      onBroken: (id, error) => {
        throw new Error(id, { cause: error });
      },
    });
  }
});

test("a failed gate leads the technical advice and says what it costs", () => {
  const result = analyze(
    evidenceOf(articleHtml(), {
      robots: {
        kind: "found",
        url: "https://garden.example/robots.txt",
        text: "User-agent: PerplexityBot\nDisallow: /",
      },
    }),
  );
  const [item] = result.technical_implementation.what_can_be_enhanced;

  expect(item).toMatchObject({ audit: "search-crawlers" });
  expect(item && "content" in item ? item.content : "").toContain(
    "Until this is fixed, no section can score above 40",
  );
  expect(result.audits.find((audit) => audit.id === "search-crawlers")?.snippet?.code).toBe(
    "User-agent: PerplexityBot\nAllow: /",
  );
});

test("the quoted sentence of a source ends with one full stop", () => {
  const html = articleHtml({
    body: [
      ...bodyParts(),
      {
        id: "source",
        html: '<p>The <a href="https://trials.example.org/heat">heat trial</a> measured 58 °C in 2024.</p>',
      },
    ],
  });
  const { what_can_be_enhanced } = analyze(evidenceOf(html)).competitor_analysis;
  const reasons = what_can_be_enhanced.flatMap((item) => ("reason" in item ? [item.reason] : []));
  expect(reasons.join("\n")).toContain("measured 58 °C in 2024.”\n");
  for (const reason of reasons) expect(reason).not.toContain(".”.");
});

test("the overall score is estimated only where the comparison with others counts", () => {
  const alone = analyze(evidenceOf(articleHtml()));
  const rivals = [{ url: "https://rival.example/heat", html: articleHtml() }];
  const compared = analyze(evidenceOf(articleHtml()), { rivals });
  for (const { provenance } of [alone, compared])
    expect(SECTIONS.filter((section) => provenance[section] === "estimated")).toEqual([
      "competitor_analysis",
    ]);
  expect(alone.competitor_analysis.measured).toBe(false);
  expect(alone.provenance.score).toBe("measured");
  expect(compared.competitor_analysis.measured).toBe(true);
  expect(compared.provenance.score).toBe("estimated");
});

test("a section that a model's marks moved is estimated, and so is the overall score", () => {
  const evidence = evidenceOf(articleHtml());
  const quotes = [
    "Most heaps pass 55 °C within ten days, according to a 2024 study by Cornell University.",
    "A heap of one cubic metre reaches 60 °C in about a week.",
    "Turning brings the heat back within two days.",
  ];
  const quoteAt = (at: number) => quotes[at % quotes.length] ?? "";
  const said = {
    kind: "explainer" as const,
    question: "How hot does a compost heap get?",
    alsoAsked: [],
    answer: { sentences: [quoteAt(0)], isList: false, items: [] },
    checks: recordOf(CHECKS, () => ({ quote: "", verdict: "no" as const })),
    marks: recordOf(MARKS, (name) => ({
      quote: quoteAt(MARKS.indexOf(name)),
      reason: "",
      missing: "",
      mark: name === "trust" ? 1 : 2,
    })),
    better: [],
  };
  const { provenance } = analyze(evidence, { modelReading: { model: "a-model", said } });
  expect(MARKED_SECTIONS.map((section) => provenance[section])).toEqual(
    MARKED_SECTIONS.map(() => "estimated"),
  );
  expect(provenance.technical_implementation).toBe("measured");
  expect(provenance.score).toBe("estimated");
});

test("a page that is longer than we read says so", () => {
  const note = "The page is longer than we read";
  const long = analyze(evidenceOf(articleHtml().replace("</body>", `${"<i></i>".repeat(MAX_NODES)}</body>`)));
  const short = analyze(evidenceOf(articleHtml()));

  expect(long.score.explanation).toContain(note);
  expect(long.crawlerView?.cut).toBe(true);
  expect(short.score.explanation).not.toContain(note);
  expect(short.crawlerView?.cut).toBe(false);
});
