/** What one page says, as plain data: everything the judging half may know. No node of a tree leaves this room. */

import type { Hiding } from "./tree/tree.ts";

/** A place in the source HTML, in UTF-16 units: `html.slice(start, end)` is the markup the fact was read from. */
export type Place = { start: number; end: number };

/** A value and where it was found, so that every fact can show its proof. */
export type Found<Value = string> = {
  value: Value;
  /** The kind of place, from the most to the least deliberate statement. */
  source: "json-ld" | "meta" | "microdata" | "open-graph" | "link" | "element" | "byline" | "url" | "text";
  /** The name within that kind: `datePublished`, `article:published_time`, `time[datetime]`, `html[lang]` ... */
  where: string;
  /** The words as the page has them. */
  raw: string;
  /** `null` if the fact is in the address and not in the HTML. */
  place: Place | null;
};

type BlockBase = {
  /** Its number among `blocks`; `links[].block`, `headings[].block` ... point here. */
  index: number;
  /** Readable text, white space collapsed, one line per item, row or line break. */
  text: string;
  place: Place;
};

type ParagraphBlock = BlockBase & { kind: "paragraph" };
export type HeadingBlock = BlockBase & { kind: "heading"; level: Heading["level"] };
/** `depth` is 0 for the list's own items and grows with each nested list. */
export type ListItem = { text: string; depth: number; place: Place };
export type ListBlock = BlockBase & { kind: "list"; ordered: boolean; items: ListItem[] };
/** `header` is empty when no cell is marked as one; `rows` never repeats the header row. */
export type TableBlock = BlockBase & {
  kind: "table";
  caption: string | null;
  header: string[];
  rows: string[][];
};
type QuoteBlock = BlockBase & { kind: "quote" };
type CodeBlock = BlockBase & { kind: "code"; language: string | null };
/** `text` is the caption, or the empty string; a missing `alt` is `null`, a purely decorative one is "". */
type ImageBlock = BlockBase & {
  kind: "image";
  src: string | null;
  alt: string | null;
  caption: string | null;
};

export type Block =
  | ParagraphBlock
  | HeadingBlock
  | ListBlock
  | TableBlock
  | QuoteBlock
  | CodeBlock
  | ImageBlock;

export type Heading = {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
  /** The heading's `id`, or that of an anchor inside it: what a link to this section would name. */
  anchor: string | null;
  /** `null`: outside the main content. */
  block: number | null;
  place: Place;
};

export type Link = {
  /** Anchor text; the `alt` of an image that is all the link holds. */
  text: string;
  /** Resolved against the page's base; `null` when it cannot be resolved. */
  href: string | null;
  rawHref: string;
  rel: string[];
  kind: "internal" | "external" | "anchor" | "mail" | "phone" | "script" | "other";
  /** The sentence that contains it (main content), or the text around it. */
  context: string;
  /** `null`: outside the main content. */
  block: number | null;
  place: Place;
};

export type Image = {
  src: string | null;
  alt: string | null;
  caption: string | null;
  width: number | null;
  height: number | null;
  block: number | null;
  /** Within the main content. */
  inMain: boolean;
  place: Place;
};

export type InteractiveKind =
  | "form"
  | "input"
  | "select"
  | "textarea"
  | "button"
  | "details"
  | "dialog"
  | "tabs"
  | "iframe"
  | "video"
  | "audio"
  | "canvas"
  | "object"
  /** An element that only a script can fill: a custom element or a mount point without text. */
  | "widget";

export type Interactive = {
  kind: InteractiveKind;
  /** Its accessible name as far as the HTML says it: label, `aria-label`, `title`, summary, placeholder, value. */
  label: string | null;
  /** What a reader without scripts gets from it: the details' text, a video's fallback or track, an iframe's title. */
  readableText: string;
  /** Where it loads from, resolved; `null` when it has no address. */
  src: string | null;
  inMain: boolean;
  /** Readers don't see it, as far as the HTML says. */
  isHidden: boolean;
  /** A video without controls, or a checkbox that only opens a menu. */
  isDecorative: boolean;
  place: Place;
};

export type Boilerplate = {
  kind:
    | "navigation"
    | "header"
    | "footer"
    | "aside"
    | "comments"
    | "related"
    | "consent"
    | "popup"
    | "transcript"
    | "form"
    | "advertising"
    | "other";
  text: string;
  place: Place;
};

/** Any JSON value, as JSON-LD has it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type JsonLdScript = {
  place: Place;
  /** `null`: it parsed without a repair. */
  error: string | null;
  /** It was broken (comments, stray commas, raw line breaks) and could still be read. */
  repaired: boolean;
};

export type StructuredData = {
  /** Each `<script type="application/ld+json">`, in page order. */
  scripts: JsonLdScript[];
  /** Every top-level node of every script: arrays and `@graph` opened up, nested nodes left in place. */
  nodes: JsonObject[];
  /** All `@type` names of JSON-LD (nested ones too) and microdata, without the schema.org address, unique, in page order. */
  types: string[];
  /** `og:title` -> its values in page order; includes `article:*`. */
  openGraph: Record<string, string[]>;
};

/** Text that a reader of the screen does not see and a machine does. */
export type MachineText = {
  kind: Hiding | "comment";
  text: string;
  place: Place;
};

export type Rendering = {
  /** What the page says to readers without JavaScript. */
  noscript: { text: string; place: Place }[];
  /** Mount points of an application that hold no text (`#root`, `#app`, `#__next` ...). */
  emptyRoots: { id: string; place: Place }[];
  /** Characters of visible text in the HTML as served. */
  visibleTextLength: number;
  scripts: { count: number; external: number; inlineLength: number };
  /** The served HTML holds almost no text and an application that would fill it. */
  needsJavaScript: boolean;
};

export type PageModel = {
  /** The address the page was read from, and the one relative links resolve against (`<base>`). */
  url: string;
  baseUrl: string;
  /** The page's own name: visible main heading or title without the site's suffix. */
  title: string | null;
  titleTag: Found | null;
  /** What kind of page the shape speaks for; extraction adapts to it. */
  shape: PageShape;
  description: Found | null;
  canonical: Found | null;
  /** Directives of each robots meta, lower-cased, by the name it speaks to (`robots`, `googlebot` ...). */
  robots: Record<string, string[]>;
  /** Lower-cased BCP 47 as the page declares it (`en`, `pt-br`). */
  language: Found | null;
  /** The byline as one string ("A and B"), and each name. */
  author: Found | null;
  authors: string[];
  publisher: Found | null;
  /**
   * `value` is the calendar day, `YYYY-MM-DD`, as written on the page (not moved to another time zone). Null where the
   * page doesn't state it separately: a page that only says when it was changed has no `published`.
   */
  published: Found | null;
  modified: Found | null;
  /** Every date of the page itself, most certain first. Dates of comments, reviews, footnotes and other pages are left out. */
  dates: (Found & { role: "published" | "modified" | "unknown" })[];
  /** All `<meta>` with a name, property or http-equiv, lower-cased name, in page order. */
  metas: { name: string; content: string; place: Place }[];

  /** The main content in reading order. */
  blocks: Block[];
  /** The text of `blocks`, blank line between, without the page's own heading if that comes before the text. */
  text: string;
  /** The whole document's text in order, hidden parts included, without white space. Every quotation must occur in it. */
  letters: string;
  boilerplate: Boilerplate[];
  headings: Heading[];
  links: Link[];
  images: Image[];
  interactive: Interactive[];
  /** Words that the page shows crossed out, such as a price that no longer holds. They are in `text` too. */
  crossedOut: string[];
  /** Code set within a sentence of the main content, where it holds a figure. */
  codeSpans: { text: string; block: number }[];
  structuredData: StructuredData;
  machineText: MachineText[];
  rendering: Rendering;
  /** Reading stopped at a limit (length, nodes, text): the model describes the part before it. */
  isCut: boolean;
};

export type PageShape = "article" | "forum" | "product" | "listing" | "documentation" | "other";
