/**
 * The one list of edits: what our rules find, what they and a connected model can make of the page's own blocks, and what
 * the checks still ask for. The score has no say in what is offered.
 */
import { chooseEdits, FIRST_EDITS } from "../advice/choose-edits.ts";
import { promisedPoints } from "../advice/edits/edit-of.ts";
import { finishedCode } from "../advice/edits/head.ts";
import { suits } from "../advice/edits/kinds.ts";
import { mayHold } from "../advice/edits/unread-parts.ts";
import { type ArticleBlock, blockText } from "../article/article-blocks.ts";
import { isArticle } from "../article/article-kinds.ts";
import { type ModelProposal, proposalId } from "../article/proposals/model-edits.ts";
import { readArticleSource } from "../article/source/article-source.ts";
import { allAudits } from "../audits/all.ts";
import type { Subject } from "../audits/audit.ts";
import type { AuditResult } from "../contract/analysis-result.ts";
import { type Edit, type EditKind, isFinished, isNote } from "../contract/edit.ts";
import { isOneOf } from "../contract/lists/is-one-of.ts";
import { EDIT_TOPICS, type EditTopic, type PageReading } from "../contract/reading.ts";
import { editPoints } from "../score/printed-points.ts";
import { withFirmPlace } from "./anchors.ts";
import { type BlockEdit, blockEdits, isEditorsList } from "./block-edits.ts";
import { changesFirst } from "./changes-first.ts";
import { byPoints, inOrder } from "./edit-order.ts";
import { EDIT_WORDS } from "./edit-words.ts";
import { notesOfRules } from "./notes-of-rules.ts";

/** `proposals`: what a connected model proposed, not checked yet. */
type Options = { proposals?: readonly ModelProposal[] | undefined };

export function listEdits(
  subject: Subject,
  audits: readonly AuditResult[],
  { proposals = [] }: Options = {},
): Edit[] {
  const { gates, edits: advised } = chooseEdits(subject, audits);
  const { edits: made, first: asked } = madeEdits(subject, proposals);
  const merged = mergedEdits(advised, made);
  const found = [
    ...merged,
    ...remainingChecks(subject, audits, [...gates, ...merged]),
    ...notesOfRules(subject).filter((note) => !merged.some((edit) => isSamePlace(edit, note))),
  ];
  const isEditors = isEditorsList(made);
  const all = isEditors ? found.filter(standsBesideEditor) : found;
  // An editor's list has its own order.
  const editors = isEditors ? all.filter((edit) => edit.by === "model" && !isNote(edit)) : [];
  const weights = new Map(audits.map(({ id, points }) => [id, points.possible - points.won]));
  const wanted = new Set(advised.slice(0, FIRST_EDITS - gates.length).map(({ about }) => about));
  const isFirst = (edit: Edit) =>
    edit.kind === "opening" ||
    edit.kind === "entries" ||
    (merged.includes(edit) && (edit.by === "model" || wanted.has(edit.about)));
  const ordered = unique([
    ...editors,
    ...inOrder(
      all.filter((edit) => !editors.includes(edit)),
      {
        first: new Set(all.filter(isFirst)),
        weightOf: ({ audit }) => weights.get(audit ?? "") ?? 0,
      },
    ),
  ]);
  // What limits the whole score comes first, whatever its check costs by itself.
  const { pack } = subject.facts.language();
  const top = ordered.filter(({ id }) => asked.some((edit) => edit.id === id));
  const below = ordered.filter((edit) => !top.includes(edit));
  return unique([...gates, ...top, ...byPoints(below, editPoints([...gates, ...ordered], audits))])
    .map((edit) => withFirmPlace(edit, subject.page, pack))
    .filter((edit) => edit.at !== null || !POINTS_TO_PLACE.test(edit.fault));
}

/** Without its place, "this sentence" is no sentence. */
const POINTS_TO_PLACE = /^This sentence\b/;

/**
 * Beside a model's list only what is measured or finished stands. Judges found 87 of 100 facts that models asked for worth
 * asking, and 26 of 100 that the rules asked for in general words; those stay in their sections.
 */
const standsBesideEditor = (edit: Edit): boolean =>
  edit.by === "model" || isFinished(edit) || edit.kind === "technical" || isNote(edit);

/** A note about a sentence that an edit of the same topic names already. */
const isSamePlace = ({ about, at }: Edit, note: Edit): boolean =>
  about === "freshness" && at !== null && note.quotes?.some((quote) => quote.startsWith(at)) === true;

/** Two proposals may be the same word for word. */
const unique = (edits: readonly Edit[]): Edit[] =>
  edits.filter(({ id }, at) => edits.findIndex((one) => one.id === id) === at);

function madeEdits(subject: Subject, proposals: readonly ModelProposal[]): ReturnType<typeof changesFirst> {
  const source = readArticleSource(subject);
  if (!source) return { edits: [], first: [] };
  const proposalBy = new Map(proposals.map((one) => [proposalId(one), one]));
  return changesFirst(
    blockEdits(subject, source, proposals).edits.map((edit) => {
      const proposal = proposalBy.get(edit.id) ?? null;
      return { edit: completed(edit, source.blocks, topicOfMade(edit, proposal?.about, subject)), proposal };
    }),
  );
}

const isTopic = isOneOf(EDIT_TOPICS);
const AUDIT_OF: ReadonlyMap<EditTopic, string> = new Map(
  allAudits.flatMap(({ id, check }) => (check ? [[check, id] as const] : [])),
);

function topicOfMade({ kind, by }: BlockEdit, asked: string | undefined, { facts }: Subject): EditTopic {
  if (by === "model" && (kind === "opening" || kind === "entries" || isOfFirstLines(asked)))
    return topicOfFirstLines(facts.reading());
  return kind !== "title" && asked !== undefined && isTopic(asked) ? asked : EDIT_WORDS[kind].about;
}

const isOfFirstLines = (asked: string | undefined): boolean => asked === "answer_early" || asked === "intro";

/** As careful readers file it: new first lines are about the answer only on an article that gives it late; a thread is summed up. */
function topicOfFirstLines(reading: PageReading): EditTopic {
  if (reading.kind === "forum") return "summary";
  return isArticle(reading) && reading.checks.answer_early === "no" ? "answer_early" : "intro";
}

function completed(edit: BlockEdit, blocks: readonly ArticleBlock[], about: EditTopic): Edit {
  const { place, fault, needs, do: todo, ...rest } = edit;
  const words = EDIT_WORDS[edit.kind];
  const block = blocks.find(({ id }) => id === place);
  return {
    ...rest,
    about,
    audit: AUDIT_OF.get(about) ?? null,
    fault: fault || words.fault,
    do: todo ?? (needs && edit.kind === "facts" ? `Add what is missing: ${needs}.` : words.do),
    at: edit.quotes?.[0] ?? edit.before?.split("\n")[0] ?? (block ? firstWords(block) : null),
    needs: needs ?? words.needs ?? null,
    effort: needs || words.needs ? "high" : "low",
    points: null,
  };
}

const MAX_PLACE_CHARS = 160;
const firstWords = (block: ArticleBlock): string | null => {
  const [line = ""] = blockText(block).split("\n");
  return line === "" ? null : line.slice(0, MAX_PLACE_CHARS);
};

/** One visit to the page settles them together. */
const TOGETHER: readonly (readonly EditTopic[])[] = [
  ["freshness", "visible_date"],
  ["figures_sourced", "outside_sources", "unsupported_claims"],
  ["answer_early", "answer_quotable", "intro"],
  ["title", "title_fits"],
];
const groupOf = (about: EditTopic): string =>
  TOGETHER.find((topics) => topics.includes(about))?.join() ?? about;

/** Edits of the same job ask for the same work. */
const JOB: Partial<Record<EditKind, string>> = {
  opening: "beginning",
  entries: "beginning",
  takeaways: "summary",
  table: "table",
  definition: "definition",
  steps: "steps",
  headings: "headings",
  repeat: "repeat",
  title: "title",
};
/** What the author has to supply: the same topic is the same work, whether or not its place is marked. */
const ASKS: ReadonlySet<EditKind> = new Set<EditKind>(["facts", "source"]);

const isSameJob = (one: Edit, other: Edit): boolean =>
  (JOB[one.kind] !== undefined && JOB[one.kind] === JOB[other.kind]) ||
  (ASKS.has(one.kind) && ASKS.has(other.kind) && groupOf(one.about) === groupOf(other.about));

/** With new first lines, an announcement among the old ones goes. */
const ANNOUNCEMENT = "do-announcement";

/** A finding of the rules and the edit that settles it are one: the fault as measured, the words as finished. */
function mergedEdits(advised: readonly Edit[], made: readonly Edit[]): Edit[] {
  const settled = made.map((edit): Edit => {
    const found = advised.find((one) => isSameJob(one, edit));
    if (!found || edit.kind === "note") return edit;
    const { about, audit, at, effort } = found;
    // "Some figures have no source" goes with what to do about them.
    const fault = edit.kind === "source" ? edit.fault : found.fault;
    return edit.by === "model"
      ? { ...edit, audit: edit.audit ?? audit }
      : { ...edit, about, audit, fault, at: at ?? edit.at, effort };
  });
  const isOpened = made.some(({ kind }) => JOB[kind] === JOB.opening);
  const open = advised.filter(
    (one) => !made.some((edit) => isSameJob(one, edit)) && !(isOpened && one.id === ANNOUNCEMENT),
  );
  return [...settled, ...open];
}

const KIND_OF_SECTION: Partial<Record<AuditResult["section"], EditKind>> = {
  technical_implementation: "technical",
  interactive_elements: "technical",
};

const lostBy = ({ points }: AuditResult): number => points.possible - points.won;

const KIND_OF_TOPIC: Partial<Record<EditTopic, EditKind>> = {
  answer_early: "opening",
  answer_quotable: "opening",
  summary: "takeaways",
  comparison: "table",
  steps: "steps",
  key_term_defined: "definition",
  headings_tell: "headings",
  figures_sourced: "source",
  title_fits: "title",
};

const checkOf = (id: string) => allAudits.find((audit) => audit.id === id)?.check;
const topicOf = ({ id, section }: AuditResult): EditTopic =>
  checkOf(id) ?? (section === "content_freshness" ? "freshness" : "technical");

/** Faults that are only asked for where a rule shows the place that needs work. */
const ONLY_BY_RULE: ReadonlySet<string> = new Set([
  "early-answer",
  "heading-order",
  "unsupported-claims",
  "summary-block",
  // In general words these help nobody: readers asked for one in fourteen, one in thirty and one in six of them.
  "original-data",
  "promotional-wording",
  "byline",
  "age",
  "visible-date",
]);

/** What else the checks are sure of, most points first; what another edit covers isn't asked for twice. */
function remainingChecks(
  { facts, page }: Subject,
  audits: readonly AuditResult[],
  known: readonly Edit[],
): Edit[] {
  const { kind } = facts.reading();
  const asked: AuditResult[] = [];
  const open = audits
    .filter(
      (audit) =>
        audit.outcome === "scored" &&
        audit.advice !== null &&
        !audit.isDoubtful &&
        lostBy(audit) > 0 &&
        !ONLY_BY_RULE.has(audit.id) &&
        suits(topicOf(audit), kind) &&
        !mayHold(topicOf(audit), page) &&
        !known.some((edit) => edit.audit === audit.id),
    )
    .toSorted((one, other) => lostBy(other) - lostBy(one));
  for (const audit of open) {
    const topic = topicOf(audit);
    const isCovered = [...known.map(({ about }) => about), ...asked.map(topicOf)].some(
      (about) => groupOf(about) === groupOf(topic),
    );
    if (topic === "technical" || !isCovered) asked.push(audit);
  }
  return asked.map((audit): Edit => {
    const check = checkOf(audit.id);
    const advice = audit.advice ?? "";
    return {
      id: `check-${audit.id}`,
      kind: (check && KIND_OF_TOPIC[check]) ?? KIND_OF_SECTION[audit.section] ?? "facts",
      by: "rules",
      about: topicOf(audit),
      audit: audit.id,
      title: audit.title,
      fault: audit.found,
      do: advice,
      reason: "",
      // A moment of the markup isn't something that a reader can find.
      at: audit.quotes.find((quote) => !/^\d{4}-\d\d-\d\dT/.test(quote)) ?? null,
      before: null,
      after: finishedCode(audit),
      needs: null,
      steps: [],
      effort: "low",
      points: promisedPoints(audit),
    };
  });
}
