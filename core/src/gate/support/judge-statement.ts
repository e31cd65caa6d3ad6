/** Whether the page says what a new sentence says: one passage of it must hold both whom it is about and what is said. */
import { evenWords, type GatePage, meaningsOf, type PageSentence, wholeText } from "../gate-page.ts";
import { isSameFigure } from "../statements/figures.ts";
import { type Statement, statementOf } from "../statements/statement.ts";
import { bestOf, doubt, fault, type GateVerdict, isWorse, OK, worstOf } from "../verdict.ts";
import { waysToCut } from "./clauses.ts";
import { compareMarks } from "./compare-marks.ts";
import { compareFigures, compareNames, compareSubjects } from "./compare-pairs.ts";
import { nearlySame } from "./nearly-same.ts";
import { candidatesFor, type PageWindow, windowOf } from "./window.ts";

/** `subject`: whom or what it is said of, where the sentence doesn't name it: the name before a colon. */
export function judgeStatement(sentence: string, page: GatePage, subject = ""): GateVerdict {
  if (subject === "" && isOnPage(sentence, page)) return OK;
  // A sentence of the page with a word or two changed is held against that sentence, whatever others say.
  const sources = nearlySame(sentence, page);
  if (sources.length > 0) return judgeClaim(statementOf(sentence, page.lexicon), page, { subject, sources });
  let best: GateVerdict | null = null;
  const content = (text: string) =>
    statementOf(text, page.lexicon).stems.filter((stem) => stem !== null).length;
  for (const cut of waysToCut(sentence, content)) {
    const found = judgeCut(cut, page, subject);
    if (best === null || isWorse(best, found)) best = found;
    if (best.is === "ok") return best;
  }
  return best ?? OK;
}

/** It is a sentence, an item or a line of the page, whole. */
export const isOnPage = (sentence: string, { wholes }: GatePage): boolean => wholes.has(wholeText(sentence));

function judgeCut(cut: readonly string[], page: GatePage, given: string): GateVerdict {
  const verdicts: GateVerdict[] = [];
  let subject = given;
  for (const piece of cut) {
    const claim = statementOf(piece, page.lexicon);
    const names = namesIn(claim, page);
    const first = claim.stems.findIndex((stem) => stem !== null);
    const namesItself = names.length > 0 && claim.tokens[first]?.written === names[0]?.written;
    verdicts.push(judgeClaim(claim, page, { subject: namesItself && given === "" ? "" : subject }));
    // What follows is said of the one who was named first.
    if (namesItself && given === "") subject = names[0]?.written ?? "";
  }
  return worstOf(verdicts);
}

const namesIn = ({ tokens, stems }: Statement, page: GatePage): { written: string; stem: string }[] =>
  tokens.flatMap(({ written }, at) => {
    const stem = stems[at];
    if (!stem || (at === 0 && !page.byStem.has(stem))) return [];
    return page.isName(written) && /\p{Lu}|\d/u.test(written) ? [{ written, stem }] : [];
  });

type About = { subject: string; sources?: readonly PageSentence[] };

function judgeClaim(claim: Statement, page: GatePage, { subject, sources }: About): GateVerdict {
  const stems = meaningsOf(claim);
  const about = meaningsOf(statementOf(subject, page.lexicon));
  const values = claim.figures.map(({ value }) => value);
  const withFigures = values.flatMap((value) => page.byFigure.get(value) ?? []);
  const all =
    sources ??
    new Set([...candidatesFor([...stems, ...about], page), ...withFigures.slice(0, MAX_WITH_FIGURES)]);
  const names = namesIn(claim, page).map(({ stem }) => stem);
  const verdicts = [...all]
    .map((one) => windowOf(one, page))
    .toSorted((one, other) => covered(other, stems) - covered(one, stems))
    .map((window) => judgeIn(window, { claim, stems, about, names, subject }, page));
  return bestOf(verdicts, fault("adds-fact", claim.text));
}

const MAX_WITH_FIGURES = 12;

const covered = ({ near }: PageWindow, stems: readonly string[]): number =>
  stems.filter((stem) => near.has(stem)).length;

/** Below this share of its words in one passage, the page doesn't say it. */
const MIN_COVERED = 0.6;

type Claim = {
  claim: Statement;
  stems: readonly string[];
  about: readonly string[];
  names: readonly string[];
  subject: string;
};

function judgeIn(
  window: PageWindow,
  { claim, stems, about, names, subject }: Claim,
  page: GatePage,
): GateVerdict {
  const { sentence, near } = window;
  const said = closestFirst(window.said, stems);
  const [own = sentence.statement] = said;
  const quote = sentence.text;
  for (const figure of claim.figures)
    if (!said.some(({ figures }) => figures.some((one) => isSameFigure(figure, one))))
      return fault(page.byFigure.has(figure.value) ? "wrong-pair" : "adds-fact", quote);
  for (const name of [...names, ...about]) {
    if (near.has(name) || (page.topic.has(name) && !isOfAnother(window, claim, page))) continue;
    return fault(page.byStem.has(name) ? "wrong-pair" : "adds-fact", quote);
  }
  const missing = [...new Set(stems)].filter((stem) => !near.has(stem) && !page.topic.has(stem));
  const share = 1 - missing.length / Math.max(1, new Set(stems).size);
  if (share < MIN_COVERED) return fault("adds-fact", quote);
  const paired = subject === "" ? claim : statementOf(`${subject} ${claim.text}`, page.lexicon);
  const around = [...sentence.heads, page.titleStatement];
  const pairs = worstOf([
    compareFigures(paired, own, page),
    compareNames(paired, own, page),
    compareMarks({ claim, said, around }),
    subject === "" ? compareSubjects(claim, sentence, page) : compareLabel(subject, window),
  ]);
  if (pairs.is === "fault" || missing.length === 0) return pairs;
  return doubt("several-passages", quote);
}

/** A sentence may refer to others: the claim is compared first with the one that shares most of its words. */
function closestFirst(said: readonly Statement[], stems: readonly string[]): Statement[] {
  const shared = (one: Statement) => stems.filter((stem) => one.stems.includes(stem)).length;
  return said.toSorted((one, other) => shared(other) - shared(one));
}

/** A subject of several words must occur as a whole. */
function compareLabel(subject: string, { sentence, said }: PageWindow): GateVerdict {
  const texts = [...said, ...sentence.heads].map(({ text }) => evenWords(text));
  return texts.some((text) => text.includes(evenWords(subject))) ? OK : doubt("wrong-pair", sentence.text);
}

/** The passage names someone else, so that it isn't about the page's own subject. */
const isOfAnother = ({ sentence }: PageWindow, claim: Statement, page: GatePage): boolean => {
  const said = new Set(claim.stems);
  return [sentence.statement, ...sentence.heads.slice(0, 1)].some((one) =>
    namesIn(one, page).some(({ stem }) => !said.has(stem) && !page.topic.has(stem)),
  );
};
