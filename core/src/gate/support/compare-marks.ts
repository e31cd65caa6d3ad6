/** Whether a statement claims as much as the words it rests on: "not", limits, comparisons and superlatives, each where it applies. */
import { endsClause, type Mark, type Statement } from "../statements/statement.ts";
import { doubt, fault, type GateVerdict, OK, worstOf } from "../verdict.ts";

/** Words without a meaning between a mark and what it applies to: "won't let you down on your ...". */
const REACH = 8;

/** The words that a mark applies to: the next ones with a meaning, in its clause; else the one before it. */
function scopeOf({ tokens, stems, figures }: Statement, { at, length }: Mark, count: number): string[] {
  const meant = (place: number) => stems[place] ?? figures.find((one) => one.at === place)?.value ?? null;
  const after: string[] = [];
  for (let place = at + length; place < tokens.length && place < at + length + REACH; place++) {
    const token = tokens[place];
    if (!token || endsClause(token) || (after.length > 0 && token.before.includes(","))) break;
    const one = meant(place);
    if (one !== null) after.push(one);
    if (after.length === count) return after;
  }
  if (after.length > 0) return after;
  for (let place = at - 1; place >= 0 && place >= at - REACH; place--) {
    const one = meant(place);
    if (one !== null) return [one];
  }
  return [];
}

const sayingOf = ({ stems, figures }: Statement): Set<string> =>
  new Set([...stems.filter((stem) => stem !== null), ...figures.map(({ value }) => value)]);

const meets = (one: readonly string[], other: readonly string[]) => one.some((word) => other.includes(word));
const marksOf = ({ marks }: Statement, ...roles: readonly Mark["role"][]) =>
  marks.filter(({ role }) => roles.includes(role));

export type Compared = {
  claim: Statement;
  /** The sentence of the page, then the sentences that it refers to. */
  said: readonly Statement[];
  /** Title and headings: they may carry a comparison too. */
  around: readonly Statement[];
};

export function compareMarks({ claim, said, around }: Compared): GateVerdict {
  const [own] = said;
  if (!own) return OK;
  const found = worstOf([
    denials(claim, own, said),
    amounts(claim, own, said),
    quantities(claim, own, said),
    weakened(claim, own),
    scales(claim, own, [...said, ...around]),
  ]);
  // The whole sentence but for its "most" or "may" says something else.
  return found.is === "doubt" && isNearlyWhole(claim, own) ? fault(found.why, found.quote) : found;
}

const MIN_KEPT = 0.8;

function isNearlyWhole(claim: Statement, own: Statement): boolean {
  const kept = sayingOf(claim);
  const there = [...sayingOf(own)];
  return there.filter((word) => kept.has(word)).length >= MIN_KEPT * there.length;
}

function denials(claim: Statement, own: Statement, said: readonly Statement[]): GateVerdict {
  const here = marksOf(claim, "denial").map((mark) => scopeOf(claim, mark, 3));
  const there = said.flatMap((one) => marksOf(one, "denial").map((mark) => scopeOf(one, mark, 4)));
  const isDenied = (scope: readonly string[]) => there.some((other) => meets(scope, other));
  if (here.length > there.length || !here.every(isDenied)) return fault("changes-meaning", own.text);
  const kept = sayingOf(claim);
  const isLost = marksOf(own, "denial")
    .map((mark) => scopeOf(own, mark, 2))
    .some((scope) => scope.some((word) => kept.has(word)) && !here.some((other) => meets(scope, other)));
  return isLost ? fault("changes-meaning", own.text) : OK;
}

/** "up to 40", "about 40": what stands right before a figure. */
function amounts(claim: Statement, own: Statement, said: readonly Statement[]): GateVerdict {
  for (const figure of claim.figures) {
    const here = besideFigure(claim, figure.at);
    const places = said.flatMap((one) =>
      one.figures.filter(({ value }) => value === figure.value).map(({ at }) => besideFigure(one, at)),
    );
    if (places.length > 0 && !places.includes(here)) return fault("changes-meaning", own.text);
  }
  return OK;
}

const BESIDE = 2;

const besideFigure = ({ marks }: Statement, at: number): string =>
  marks
    .filter((mark) => mark.role === "amount")
    .filter((mark) => mark.at + mark.length <= at && mark.at + mark.length >= at - BESIDE + 1)
    .map(({ phrase }) => phrase)
    .join(" ");

const phrasesOf = (marks: readonly Mark[]): Set<string> => new Set(marks.map(({ phrase }) => phrase));

/** One of the marks is here more often than there. */
const isMoreOften = (here: readonly Mark[], there: readonly Mark[]): boolean => {
  const times = (marks: readonly Mark[], phrase: string) =>
    marks.filter((mark) => mark.phrase === phrase).length;
  return [...phrasesOf(here)].some((phrase) => times(here, phrase) > times(there, phrase));
};

/** "most", "some", "all": which of them, where the words they apply to are kept. */
function quantities(claim: Statement, own: Statement, said: readonly Statement[]): GateVerdict {
  const roles = ["quantity", "absolute"] as const;
  const there = said.flatMap((one) => marksOf(one, ...roles));
  if (isMoreOften(marksOf(claim, ...roles), there)) return fault("changes-meaning", own.text);
  const here = phrasesOf(marksOf(claim, ...roles));
  const kept = sayingOf(claim);
  const isLost = marksOf(own, "quantity").some(
    (mark) => !here.has(mark.phrase) && scopeOf(own, mark, 1).some((word) => kept.has(word)),
  );
  return isLost ? doubt("changes-meaning", own.text) : OK;
}

const WEAKENING = ["possibility", "advice", "frequency", "condition", "amount"] as const;

/** "may", "usually", "if": left out or added, in doubt; exchanged for another, another meaning. */
function weakened(claim: Statement, own: Statement): GateVerdict {
  const kept = sayingOf(claim);
  const here = phrasesOf(marksOf(claim, ...WEAKENING));
  const isLost = marksOf(own, ...WEAKENING).some(
    (mark) => !here.has(mark.phrase) && scopeOf(own, mark, 1).some((word) => kept.has(word)),
  );
  const isAdded = isMoreOften(marksOf(claim, ...WEAKENING), marksOf(own, ...WEAKENING));
  if (isLost && isAdded) return fault("changes-meaning", own.text);
  return isLost || isAdded ? doubt("changes-meaning", own.text) : OK;
}

const SCALES = ["superlative", "direction"] as const;

/** "best", "more", "before": each as often as on the page, and of the same thing. */
function scales(claim: Statement, own: Statement, known: readonly Statement[]): GateVerdict {
  const count = (one: Statement, phrase: string) =>
    marksOf(one, ...SCALES).filter((mark) => mark.phrase === phrase).length;
  for (const mark of marksOf(claim, ...SCALES)) {
    const { phrase } = mark;
    const times = Math.max(...known.map((one) => count(one, phrase)));
    const scope = scopeOf(claim, mark, 2);
    const isTurned = marksOf(own, ...SCALES).some(
      (other) =>
        other.phrase !== phrase &&
        meets(scope, scopeOf(own, other, 2)) &&
        count(claim, other.phrase) < count(own, other.phrase),
    );
    if (count(claim, phrase) > times)
      return isTurned || mark.role === "superlative"
        ? fault("changes-meaning", own.text)
        : doubt("changes-meaning", own.text);
    if (isTurned && count(own, phrase) < count(claim, phrase)) return fault("changes-meaning", own.text);
  }
  return OK;
}
