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

/** How the topics are worded that people type into the generators: words of English, and signs of other languages. */
const TOPIC_WORDS = [
  /** "want", "seem": a headline with it says what is so, not what happened. */
  "state",
  /** Three letters long, and often the verb of a headline: "wins". */
  "shortVerb",
  /** Many and important, but no one chooses among them: "trends". */
  "notChosen",
  /** Before "of" and a subject, readers ask what it is: "the future of". */
  "askedOf",
  /** Readers ask what it looks like: "timeline". */
  "shaped",
  /** Readers look something up in it: "league schedule". */
  "lookedUp",
  /** After its noun, it is what a thread asks about: "broken". */
  "trouble",
  /** What a title calls its page: "tutorial", "explained". */
  "guideName",
  /** Everyday words of another language; none is an English word. */
  "everyday",
  /** Short, but clearly of its language. */
  "clear",
  /** An ending that no English word has. */
  "ending",
  /** Taken over by English, accent and all. */
  "loanword",
  /** Foreign small words in names known in English: "Los Angeles". */
  "namePart",
  /** Small words of other languages that are English words as well. */
  "englishToo",
  /** "meaning", "near": words of English searches. */
  "search",
  "mass",
  "massEnding",
  "alwaysPlural",
  "notPlural",
  "countedIcs",
  "countedIng",
  /** Ends the head of a noun phrase: "of", "for". */
  "afterHead",
  "timeOrPlace",
  /** What people learn. */
  "skill",
  "notSkill",
  /** What people buy. */
  "product",
  /** What people pick from. */
  "collection",
  "resource",
  /** What people read about rather than do. */
  "fact",
  /** What "what is" is asked of, although it ends in "ing". */
  "askedIng",
  /** "the automotive industry". */
  "field",
  "personEnding",
  /** Searched only for broad subjects: "glossary". */
  "broad",
  /** "best", "cheapest": asks for a choice. */
  "picked",
  /** What a list has: "tips". */
  "unit",
  /** Between the unit and its subject: "tips for". */
  "unitLink",
  "listAdjective",
  "endsList",
  /** Lists to learn from rather than to act on. */
  "toKnow",
  "guide",
  "guideAdjective",
  "guideLabel",
  "endsGuide",
  "withYear",
  "verb",
  /** Hardly ever the first noun of a phrase. */
  "sureVerb",
  /** A topic on its own: "invest". */
  "loneVerb",
  /** Without a clear start or end. */
  "ongoing",
  "finite",
  /** Doubles its last letter: "running". */
  "doubled",
  "afterVerb",
  "afterDoing",
  "adjectiveEnding",
  "notAdjective",
  "notBeforeNoun",
  /** Where a long subject can end. */
  "break",
  /** Shows that the words are more than a name. */
  "clause",
  /** Before the plural "es". */
  "esEnding",
  /** In many titles, whatever they are about. */
  "common",
] as const;

/** Every role a phrase can have. Labels and question forms carry a prefix, since some share a name with a cue. */
export type PhraseRole =
  | WordClass
  | Cue
  | `label.${Label}`
  | `asks.${QuestionForm}`
  | `topic.${(typeof TOPIC_WORDS)[number]}`
  | (typeof OTHER_ROLES)[number];

const OTHER_ROLES = [
  /** After a noun, it says where the thing comes from, so that it is known: "the results of". */
  "fromElsewhere",
  /** The heading of a list of sources. */
  "namesSources",
  /** In a line below a picture: "photo", "courtesy". */
  "pictureWord",
  /** Before "by" and the name of a person. */
  "wroteIt",
  /** Words after which a year or day is the day of a change: "updated", "last modified". */
  "updated",
  /** "the first", "both", "in short": at the start of a sentence they need the one before it, as pointing words do. */
  "leaning",
  /** "this table", "see also": speaks about the page, or leads away from it. */
  "aboutPage",
  /** "the study", "the company": at the start of a sentence they were introduced before it. */
  "introduced",
  /** "was", "down from": the price after it no longer holds. */
  "formerly",
  /** "the survey": after "after analyzing", it was told of before. */
  "toldBefore",
  /** "listed below", "mentioned above": points to another place of the page. */
  "elsewhere",
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
  /** "leave", "don't": a sentence that begins with it tells the reader what to do. */
  "order",

  // Quotations and sources
  /** "laut", "selon": the source follows or precedes. */
  "accordingTo",
  /** "data from", "published in": the source of a figure follows. */
  "citing",
  /** "Source" before a colon. */
  "sourceLabel",
  /** "study", "survey": what finds something out. */
  "work",
  /** "found", "estimates": what studies and their authors do with figures. */
  "finding",
  /** Capitalized at the start of a sentence, but the name of nobody: "readers", "today". */
  "nobody",
  /** Small words inside names: "van", "dos". */
  "nameParticle",
  /** Opens a note that is set like a quotation. */
  "noteOpener",
  /** What people are by trade or relation: they are introduced with it, not defined. */
  "profession",
  /** Written with a capital; a full stop after it ends no sentence. */
  "titleAbbreviation",
  "abbreviation",

  // Definitions
  /** Verb and article: "ist ein". The subject comes before them. */
  "defining",
  /** "ist der": defines only if a class of things follows. */
  "isThe",
  /** The verb of an English definition. */
  "definingVerb",
  /** Tells what belongs to a thing, not what it is: "consists". */
  "tellsParts",
  /** A class under which terms are explained: "process", "ratio". */
  "classNoun",
  /** After "is", these begin no class of things: "available", "aware". */
  "notClass",
  /** The head of a subject that announces something: "reason", "goal". */
  "announcingHead",
  /** Compares or ranks: "main", "only". */
  "ranking",
  /** After "is a", these praise or comment: "mistake", "breeze". */
  "evaluation",
  /** "a common misconception". */
  "complaint",
  /** "timeless", "legendary": without a fact beside it, the sentence is a slogan. */
  "praise",
  /** As the first word, these point at something, although they are no small words. */
  "pointingOpener",
  /** "made", "grown": after a noun they tell it from others. */
  "participle",
  "adjectiveEnding",

  // Numbers
  /** Turns the number after it into a name: "step", "version". */
  "numbered",
  /** A capital before a number that isn't part of a name: "Add 3 eggs". */
  "countOpener",
  /** A verb or noun that follows a numbered name: "row 3 counts". */
  "afterNumber",
  "unit",
  /** "million". */
  "multiplier",
  /** What "16-inch" can measure: "deep", "screen". */
  "dimension",
  /** "over", "roughly": a number that looks like a year is an amount after them. */
  "amount",
  /** "average of", "rose to": a number without a unit is a value after them. */
  "value",
  /** "3 of 54". */
  "shareOf",
  /** "10 to 20". */
  "rangeTo",
  /** A number before it is the length of a list: "10 tips". */
  "listNoun",
  /** What a page's interface counts: "comments". */
  "interfaceNoun",
  "irregularPlural",
  /** "3rd", "1er". */
  "ordinalEnding",
  "pluralEnding",
  /** "5 min read". */
  "reading",
  "phone",
  "street",
  /** Words of sentences about web servers, where 404 is a status. */
  "server",

  // Dates
  "season",
  "partOfYear",
  "beforeYear",
  /** "will", "soll". */
  "future",
  /** "scheduled", "due". */
  "planned",

  /** "today", "last year". */
  "when",

  // Parts of pages and what they are about
  /** Headings that any page could have. */
  "genericHeading",
  /** Opens questions for a way or an amount: "how". */
  "how",
  /** Between two things that are compared: "or", "vs". */
  "versus",
  "chart",
  "transcript",
  /** Topics that change quickly: "prices", "trends". */
  "timely",
  /** What has an edition per year: "awards", "report". */
  "edition",
  /** "looking back at": what follows reviews a time that is over. */
  "retrospect",
  /** Links to pages about the site. */
  "link.about",
  "link.contact",
  "link.privacy",

  // Lines around a text
  /** A button, a share line or the like, if a line says nothing else. */
  "control",
  /** The heading of a section that leads to other pages. */
  "awayHeading",
  /** Words of buttons, notices and teasers around the main text. */
  "boilerplate",
  /** Before the name of a writer: "by", "von". */
  "byWriter",
  /** What the writer of a text is called: "author", "Redaktion". */
  "author",
  /** Follows the name of a writer: "follow", "min read". */
  "afterAuthor",
  /** In the place of a name, but none: "admin". */
  "notName",
  /** In the name of a team, an office or a firm. */
  "organization",
  /** "PhD". */
  "credential",
  "and",
  /** Before or after the day of publication. */
  "published",
  "dateLabel",
  /** Before a day of something else: "expires". */
  "otherDay",
  /** "on May 3". */
  "onDay",
  /** The day begins or ends a period: "since", "before". */
  "sinceDay",

  // What a sentence claims, tells or asks for
  /** Asks for a figure and for nothing else. */
  "surelyQuantity",
  "asksPrice",
  "markedAnswer",
  /** "which one is the best", "one of the best": a claim that says little. */
  "saysLittle",
  /** Sources that could be named: "experts", "studies". */
  "nameable",
  /** Where someone studied or works. */
  "workplace",
  /** "20% off". */
  "offer",
  /** "gift card", "cash back": the sum beside it is an advertisement's. */
  "voucher",
  /** An example, or a study that is described. */
  "told",
  /** Follows a term that is explained. */
  "tellsWhat",
  /** "significantly reduces". */
  "change",
  /** Words of a home page that sells something. */
  "sells",
  /** Units of size, weight and capacity that have no sign. */
  "measure",
  /** Without them a statement claims more: "may", "most". */
  "limiting",
  /** A page without any of these tells of no limit. */
  "tellsLimit",
  /** What a thing falls short in, by its name: "drawback", "side effect". */
  "drawback",
  /** "not suitable", "only works", "at the price of": what follows limits the subject. */
  "fallsShort",
  /** "hassle-free", "no reason to": praise that denies a drawback. */
  "painless",
  /** Before a drawback, it takes the drawback back: "overcomes". */
  "overcomes",
  "ownWork",
  /** "we built": what a maker did, which tested nothing. */
  "makes",
  /** Turns a statement into its opposite. */
  "denial",
  /** Names of columns that state nothing. */
  "genericColumn",
  /** Only counts the steps. */
  "counting",
  /** Titles before a name: "Dr", "CEO". */
  "rank",
  /** What people and firms do, besides speaking. */
  "firmVerb",
  /** Headings that need their subject: "benefits". */
  "ofSubject",
  /** Questions that draw readers in. */
  "rhetorical",

  // Links, walls and text for machines
  /** The text of a link that doesn't say where it leads. */
  "vagueLink",
  /** "sign in": what a page asks for before it shows its text. */
  "join",
  /** "to continue": what readers want to do behind a wall. */
  "wallVerb",
  /** What a page says in place of its text: "checking your browser". */
  "wall",
  /** What AI models are called. */
  "assistant",
  /** What hidden text tells a model to do. */
  "steering",
] as const;

export const ROLES: readonly PhraseRole[] = [
  ...WORD_CLASSES,
  ...CUES,
  ...LABELS.map((label) => `label.${label}` as const),
  ...QUESTION_FORMS.map((form) => `asks.${form}` as const),
  ...TOPIC_WORDS.map((words) => `topic.${words}` as const),
  ...OTHER_ROLES,
];
