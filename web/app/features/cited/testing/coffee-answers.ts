/** One question about coffee with twenty answers: the example of the screens' tests. */
import type {
  AnswerClaim,
  AnswerSource,
  ClaimSupport,
  CountedShare,
  PageDifference,
  PageQuote,
  SourcedAnswer,
  SupportVerdict,
  WhyThem,
} from "@citeworthy/core/cited/cited-view";
import { wilsonInterval } from "@citeworthy/core/visibility/interval";

export const OWN = "https://brewnotes.example/guides/coffee-per-liter";
const RATIOS = "https://kettlelab.example/ratios";
const GUIDE = "https://morningcup.example/brew-guide";
const WEAK = "https://roastdesk.example/weak-coffee";

export const shareOf = (cited: number, counted: number): CountedShare => ({
  cited,
  counted,
  interval: wilsonInterval({ cited, counted }),
});

export const quoteOf = (
  url: string,
  text: string,
  under: string | null = null,
  wordsBefore = 0,
): PageQuote => ({ url, text, under, wordsBefore });

export const supportOf = (
  url: string,
  verdict: SupportVerdict,
  quote: PageQuote | null = null,
  rest: Partial<ClaimSupport> = {},
): ClaimSupport => ({ url, verdict, quote, note: null, isSure: true, ...rest });

const TEXT =
  "Use about 60 grams of coffee per liter of water. That is 10 to 12 level tablespoons. Go up to 65 grams for a French press and down to 55 for a drip machine. If it tastes weak, add 5 grams instead of brewing longer. Most people settle between 58 and 62 grams.";

const claimOf = (
  text: string,
  { own, supports, cites }: Pick<AnswerClaim, "own" | "supports" | "cites">,
): AnswerClaim => ({
  text,
  span: { start: TEXT.indexOf(text), end: TEXT.indexOf(text) + text.length },
  facts: ["number"],
  decidedBy: [],
  cites,
  supports,
  own,
  judgedBy: "rules",
});

const CLAIMS: AnswerClaim[] = [
  claimOf("Use about 60 grams of coffee per liter of water.", {
    cites: [1],
    supports: [supportOf(RATIOS, "supported", quoteOf(RATIOS, "Use 60 g of coffee per liter of water."))],
    own: supportOf(
      OWN,
      "supported",
      quoteOf(OWN, "For a pour-over we use 60 grams per liter", "The ratio", 102),
    ),
  }),
  claimOf("That is 10 to 12 level tablespoons.", {
    cites: [3],
    supports: [supportOf(GUIDE, "supported", quoteOf(GUIDE, "One liter takes 10 to 12 level tablespoons."))],
    own: supportOf(OWN, "partly", quoteOf(OWN, "so a liter takes 12 tablespoons", "Without a scale", 160), {
      note: "One number, no range.",
    }),
  }),
  claimOf("Go up to 65 grams for a French press and down to 55 for a drip machine.", {
    cites: [1],
    supports: [supportOf(RATIOS, "supported", quoteOf(RATIOS, "French press 65 g, drip machine 55 g"))],
    own: supportOf(
      OWN,
      "supported",
      quoteOf(
        OWN,
        "A French press wants 65 grams per liter, a pour-over 60, a drip machine 55",
        "By brewing method",
        131,
      ),
      { isSure: false },
    ),
  }),
  claimOf("If it tastes weak, add 5 grams instead of brewing longer.", {
    cites: [4],
    supports: [
      supportOf(WEAK, "supported", quoteOf(WEAK, "Too weak? Add 5 g. Brewing longer only makes it bitter.")),
    ],
    own: supportOf(OWN, "not_supported", null, { note: "We found no passage about weak coffee." }),
  }),
  claimOf("Most people settle between 58 and 62 grams.", {
    cites: [],
    supports: [],
    own: supportOf(OWN, "not_supported"),
  }),
];

export const sourceOf = (url: string, position: number, rest: Partial<AnswerSource> = {}): AnswerSource => ({
  url,
  host: URL.parse(url)?.host ?? url,
  title: null,
  position,
  role: "cited",
  isOwn: url === OWN,
  state: "read",
  reason: null,
  note: null,
  ...rest,
});

const SOURCES: AnswerSource[] = [
  sourceOf(RATIOS, 1, { title: "Coffee ratios" }),
  sourceOf("https://beanforum.example/t/4411", 2, {
    role: "dropped",
    title: "Grams per liter, what do you use?",
    note: "Forum, 31 different amounts",
  }),
  sourceOf(GUIDE, 3, { title: "Brew guide" }),
  sourceOf(WEAK, 4, { title: "Weak coffee" }),
  sourceOf(OWN, 5, {
    role: "dropped",
    title: "How Much Coffee per Liter of Water?",
    note: "Amount after 102 words",
  }),
  sourceOf("https://grindguide.example/dose", 6, {
    role: "dropped",
    title: "Dose and grind size",
    state: "refused",
    reason: "robots.txt blocks our reader.",
  }),
  sourceOf("https://cupdaily.example/video/ratio", 7, {
    role: "dropped",
    title: "The perfect ratio in two minutes",
    note: "Video, 40 words of text",
  }),
  sourceOf("https://slowpour.example/", 8, { role: "dropped", state: "left_out" }),
  sourceOf("https://oldbeans.example/2011", 9, {
    role: "dropped",
    state: "unreachable",
    reason: "The server answered with status 404.",
  }),
];

const answerOf = (
  engine: SourcedAnswer["engine"],
  sample: number,
  rest: Partial<SourcedAnswer> = {},
): SourcedAnswer => ({
  engine,
  model: `${engine}-model`,
  sample,
  askedAt: `2026-11-${String(8 + sample).padStart(2, "0")}T10:02:00.000Z`,
  text: TEXT,
  searched: true,
  reportsDropped: engine !== "gemini",
  sources: engine === "gemini" ? SOURCES.filter(({ role }) => role === "cited") : SOURCES,
  claims: CLAIMS,
  ...rest,
});

const DIFFERENCES: PageDifference[] = [
  {
    id: "answer-first",
    title: "They answer in the first sentence.",
    detail: "6 of 7 cited pages give the amount within 25 words. Your page gives it after 102.",
    cited: { with: 6, of: 7, interval: wilsonInterval({ cited: 6, counted: 7 }) },
    dropped: { with: 1, of: 6, interval: wilsonInterval({ cited: 1, counted: 6 }) },
    theirs: quoteOf(RATIOS, "Use 60 g of coffee per liter of water."),
    own: quoteOf(OWN, "Few things divide a kitchen like the morning coffee."),
    task: "Give the amount in the first sentence.",
    editId: "edit-a",
  },
  {
    id: "own-test",
    title: "They say how they know.",
    detail: "4 of 7 cited pages name their own test. Your page names no source.",
    cited: { with: 4, of: 7, interval: wilsonInterval({ cited: 4, counted: 7 }) },
    dropped: null,
    theirs: quoteOf(RATIOS, "We brewed it 40 times and measured each cup.", "How we tested", 210),
    own: null,
    task: "Say how you measured the amount, or name the source.",
    editId: null,
  },
];

export const whyThem = (rest: Partial<WhyThem> = {}): WhyThem => ({
  runId: "run-1",
  query: "how much coffee per liter of water",
  url: OWN,
  from: "2026-11-09T10:02:00.000Z",
  to: "2026-11-14T10:02:00.000Z",
  counted: 20,
  failed: 1,
  memory: 0,
  own: {
    ...shareOf(3, 20),
    byEngine: { perplexity: shareOf(2, 7), openai: shareOf(0, 7), gemini: shareOf(1, 6) },
  },
  pages: [
    {
      url: RATIOS,
      host: "kettlelab.example",
      title: "Coffee ratios",
      isOwn: false,
      dropped: 2,
      ...shareOf(14, 20),
    },
    {
      url: GUIDE,
      host: "morningcup.example",
      title: "Brew guide",
      isOwn: false,
      dropped: 0,
      ...shareOf(9, 20),
    },
    {
      url: WEAK,
      host: "roastdesk.example",
      title: "Weak coffee",
      isOwn: false,
      dropped: 1,
      ...shareOf(6, 20),
    },
    {
      url: OWN,
      host: "brewnotes.example",
      title: "How Much Coffee?",
      isOwn: true,
      dropped: 9,
      ...shareOf(3, 20),
    },
  ],
  answers: [
    answerOf("perplexity", 1),
    answerOf("perplexity", 2),
    answerOf("openai", 1),
    answerOf("openai", 2),
    answerOf("gemini", 1),
  ],
  differences: DIFFERENCES,
  tooFew: null,
  progress: { waiting: 0, of: 13 },
  ...rest,
});
