/** `extract`: the title, metadata and main text of each page. */
import { readPage } from "@citeworthy/core/page";
import type { Command } from "../command.ts";
import { eachPage } from "../each-page.ts";
import { EXIT } from "../exit-status.ts";
import { PAGE_FLAGS, PAGE_FLAGS_USAGE, pageOptions, parseFlags } from "../inputs/page-options.ts";
import { printable } from "../print/printable.ts";
import { ownScreen, type Screen } from "../print/screen.ts";

const USAGE = `extract FILE...              title, author, dates, language and main text of pages
${PAGE_FLAGS_USAGE}`;

/** Days are YYYY-MM-DD; null is what the page does not say. */
export type Extract = {
  title: string | null;
  author: string | null;
  published: string | null;
  modified: string | null;
  language: string | null;
  text: string;
};

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, PAGE_FLAGS, USAGE);
  const options = pageOptions(values, positionals, USAGE);
  const screen = ownScreen();
  const allSucceeded = await eachPage<Extract>(options, {
    make: ({ html, url, now }) => extractOf(html, url, now),
    json: (found, { name }) => ({ file: name, ...found }),
    show: (found) => shown(found, screen),
  });
  return allSucceeded ? EXIT.ok : EXIT.failed;
}

function extractOf(html: string, url: string, now: string): Extract {
  const page = readPage(html, url, { now });
  return {
    title: page.title,
    author: page.author?.value ?? null,
    // Readers of this field want the page's one date; a page may only say when it was changed.
    published: (page.published ?? page.modified)?.value ?? null,
    modified: page.modified?.value ?? null,
    language: page.language?.value ?? null,
    text: page.text,
  };
}

function shown({ title, author, published, modified, language, text }: Extract, { paint }: Screen): string {
  const about = [
    author && `by ${author}`,
    published && `published ${published}`,
    modified && `modified ${modified}`,
    language && `language ${language}`,
  ].filter(Boolean);
  return [
    paint("bold", printable(title ?? "(no title)")),
    ...(about.length > 0 ? [paint("dim", printable(about.join(", ")))] : []),
    "",
    printable(text),
  ].join("\n");
}

export const extract: Command = { usage: USAGE, run };
