/** The roles that words and phrases play. The tables of each language say which phrase plays which. */

/**
 * Classes of the small words that hold a sentence together: the stop words. Their order tells running text from a heap of words. A word of two classes keeps the first one of this list, so only that one is written down.
 */
export const WORD_CLASSES = [
  "article",
  "preposition",
  "subjectPronoun",
  "objectPronoun",
  "possessive",
  "demonstrative",
  "quantifier",
  "auxiliary",
  "modal",
  "conjunction",
  "subordinator",
  "negation",
  "interrogative",
  "adverb",
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** Turns of phrase that several readings count. */
export const CUES = [
  /** "in this article", "we'll look at", "read on": announces instead of saying. */
  "announcement",
  /** "sign up", "learn more", "contact us". */
  "callToAction",
  /** "affiliate links", "we may earn a commission". */
  "disclosure",
  /** "photo by", "image credit", "getty images". */
  "credit",
  /** Praise that sells. */
  "promotion",
  /** "might", "perhaps". */
  "hedge",
  /** "in today's world", "when it comes to". */
  "filler",
  /** "always", "guaranteed". */
  "absolute",
  /** "studies show", "experts say": a source without a name. */
  "vagueSource",
  /** "according to", "a study by". */
  "attribution",
  /** "said", "explains". */
  "speech",
  /** "because", "as a result". */
  "cause",
  /** "however", "drawbacks", "not suitable". */
  "limits",
  /** "best", "fastest". */
  "superlative",
  /** "we tested", "in my experience". */
  "experience",
  /** "compared to", "whereas", "better than". */
  "comparison",
  /** "for example". */
  "example",
  /** "is a", "refers to", "means". */
  "definition",
  /** "first", "next", "step". */
  "sequence",
  /** I, me, my. */
  "singularSelf",
  /** We, our. */
  "pluralSelf",
  /** You, your. */
  "you",
  /** "this", "it", "these": at the start of a sentence they point back. */
  "pointing",
  /** "also", "however", "again": at the start of a sentence they continue another one. */
  "connective",
  /** Words of forums: "reply", "posted by", "thread". */
  "forum",
  /** Words of shops: "add to cart", "in stock". */
  "shop",
  /** Words of companies that sell a service: "our team", "free quote". */
  "service",
  /** Words of news reports: "spokesperson", "on Monday", "officials". */
  "news",
  /** Words of documentation: "parameter", "syntax", "returns". */
  "reference",
  /** Words of recipes. */
  "recipe",
  /** Words of events: "tickets", "venue". */
  "event",
  /** Words of scholarly and official sources: "journal", "university". */
  "scholarly",
] as const;
export type Cue = (typeof CUES)[number];

/** Names of parts that pages label: headings, or short lines that end in a colon. */
export const LABELS = [
  "summary",
  "faq",
  "pros",
  "cons",
  "conclusion",
  "steps",
  "contents",
  "related",
  "comparison",
] as const;
export type Label = (typeof LABELS)[number];

/** What a question asks for, by the words it begins with. */
export const QUESTION_FORMS = [
  "quantity",
  "definition",
  "reason",
  "time",
  "place",
  "person",
  "how",
  "choice",
  "yesNo",
] as const;
export type QuestionForm = (typeof QUESTION_FORMS)[number];

/** Every role a phrase can have. Labels and question forms carry a prefix, since some share a name with a cue. */
export type PhraseRole =
  | WordClass
  | Cue
  | `label.${Label}`
  | `asks.${QuestionForm}`
  | (typeof OTHER_ROLES)[number];

const OTHER_ROLES = [
  /** Words after which a year or day is the day of a change: "updated", "last modified". */
  "updated",
  /** "the first", "both", "in short": at the start of a sentence they need the one before it, as pointing words do. */
  "leaning",
  /** "this table", "see also": speaks about the page, or leads away from it. */
  "aboutPage",
  /** "the study", "the company": at the start of a sentence they were introduced before it. */
  "introduced",
  /** "another", "further": adds to something. */
  "adding",
  /** He, her, himself. */
  "person",
  /** It, they, these: what needs its noun. */
  "thing",
  /** "best", "possible": after "it is", so that "it" refers to nothing. */
  "judgement",
  /** "by", "posted", "min read": at the start of a line that surrounds a text. */
  "furniture",
  /** "welcome back", "thanks for reading". */
  "greeting",
  /** "let's dive in", "without further ado": a sentence that begins with it says only that something will be said. */
  "emptyOpening",
  /** "you are not alone", "is for you": tells readers that they are right here. */
  "rightPlace",
  /** What a text calls itself: "guide", "post". */
  "piece",
  /** "covers", "will": what a text says of itself. */
  "announcing",
  /** "ready to", "did you know": opens a question that draws readers in. */
  "hook",
  /** "please", "don't forget to": stands before a plea. */
  "polite",
  /** "subscribe", "share this": asks for something else than reading, and nothing is lost without it. */
  "plea",
  /** "ways", "best": a title with it promises several things. */
  "listed",
  /** "tips", "habits": things that are followed, not chosen from. */
  "advised",
  /** "how much", "history": a title with it asks for a figure, a reason or a story. */
  "oneAnswer",
  /** "myths": named without their correction, they would read as advice. */
  "falseClaim",
  /** "minutes": after a number, it counts no things. */
  "timeUnit",
  /** "about", "how we": a heading that begins with it names a part of the page. */
  "frame",
  "weekday",
] as const;

export const ROLES: readonly PhraseRole[] = [
  ...WORD_CLASSES,
  ...CUES,
  ...LABELS.map((label) => `label.${label}` as const),
  ...QUESTION_FORMS.map((form) => `asks.${form}` as const),
  ...OTHER_ROLES,
];
