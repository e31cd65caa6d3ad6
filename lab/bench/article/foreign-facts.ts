/**
 * The gate's independent counterpart: what an article says and its page does not. Own reading of both, on another
 * parser, and nothing of the product's: a mistake of the gate cannot hide here.
 */
import { parseHTML } from "linkedom";

export type Foreign = { kind: "number" | "quotation" | "name" | "link"; text: string };
export type Reading = { foreign: Foreign[]; sentences: number; verbatim: number };

type Source = { words: Set<string>; numbers: Set<string>; letters: string; links: Set<string> };

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Groups of three are one number; leading zeros and a trailing stop mean nothing. */
const numbersOf = (text: string) =>
  (text.normalize("NFKC").match(/\d+(?:[.,]\d+)*/g) ?? []).map((raw) =>
    raw
      .replace(/[,.](?=\d{3}(?!\d))/g, "")
      .replace(",", ".")
      .replace(/^0+(?=\d)/, ""),
  );

function readSource(html: string, url: string): Source {
  const { document } = parseHTML(html);
  // By their spelling: this parser minds the case of attribute names, HTML does not.
  const attributes = [...html.matchAll(/\s(?:content|datetime)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (one) => one.textContent ?? "",
  );
  for (const element of document.querySelectorAll("script, style")) element.remove();
  // Between elements a space for the words, none for the letters: both ways of cutting are the page's.
  const spaced = document.toString().replace(/<[^>]*>/g, " ");
  const decoded = parseHTML(`<p>${spaced}</p>`).document.querySelector("p")?.textContent ?? spaced;
  const all = [decoded, document.documentElement?.textContent ?? "", ...attributes, ...data, url].join("\n");
  const base = document.querySelector("base")?.getAttribute("href");
  const from = (base && URL.parse(base, url)?.href) || url;
  // Old pages write HREF, which this parser doesn't find.
  const spelled = [...html.matchAll(/<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)];
  const hrefs = [
    ...[...document.querySelectorAll("a[href]")].map((one) => one.getAttribute("href") ?? ""),
    ...spelled.map((match) => match[1] ?? match[2] ?? match[3] ?? ""),
  ];
  return {
    words: new Set(wordsOf(all)),
    numbers: new Set([
      ...numbersOf(all),
      ...(all.match(/\d+/g) ?? []).map((run) => run.replace(/^0+(?=\d)/, "")),
    ]),
    letters: letters(all),
    links: new Set(hrefs.flatMap((href) => URL.parse(href.trim(), from)?.href ?? []).map(address)),
  };
}

const address = (href: string) => href.replace(/#.*$/, "").replaceAll("(", "%28").replaceAll(")", "%29");

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/g;
/** The few words that belong to no page. */
const CONNECTIVES =
  /^(?:what (?:is|are|should you know about)(?: the)?|how do you|when should you|where can you|what should you)\b/i;
const LABELS =
  /^(?:key takeaways|contents|key figures|figure|in the text|source|sources|named in the sentence|in detail|details|at a glance)$/i;
/** In the languages that the writer has words for. */
const BYLINES = "By|Von|Par|Por|Di|Door|Av|Af|Oleh|Автор:|Autor:|Yazan:|著者:|作者:|작성자:";
const DATE_LABELS = [
  "Published|Updated|Veröffentlicht|Aktualisiert|Publié le|Mis à jour le|Publicado|Actualizado",
  "Atualizado|Pubblicato|Aggiornato|Gepubliceerd|Bijgewerkt|Publicerad|Uppdaterad|Udgivet",
  "Opdateret|Publisert|Oppdatert|Opublikowano|Zaktualizowano|Опубликовано|Обновлено",
  "Yayın tarihi|Güncelleme|Diterbitkan|Diperbarui|公開日|更新日|发布日期|更新日期|게시일|수정일",
];
const WHO_AND_WHEN = new RegExp(`^(?:${BYLINES}|(?:${DATE_LABELS.join("|")}):) `);

const unmarked = (text: string) => text.replace(/\\([\\`*_[\]<>#|&+.=~)(-])/g, "$1");

type Line = { text: string; isHeading: boolean; isEntry: boolean };

function readLines(markdown: string): Line[] {
  const lines: Line[] = [];
  let inCode = false;
  for (const raw of markdown.split("\n")) {
    if (/^`{3,}/.test(raw)) inCode = !inCode;
    else if (!inCode && raw.trim() !== "" && !/^\|(?: --- \|)+$/.test(raw)) lines.push(...readLine(raw));
  }
  return lines;
}

function readLine(raw: string): Line[] {
  const isHeading = /^#{1,6} /.test(raw);
  const isEntry = /^\s*- \[(?:\\.|[^\]\\])*\]\([^)]+\)(?: \([\w.-]+\))?$/.test(raw);
  const bare = raw
    .replace(/^#{1,6} |^\s*(?:- |\d+\. )|^> ?/, "")
    .replaceAll("[needs source]", " ")
    .replace(LINK, "$1");
  const cells = /^\|.*\|$/.test(bare)
    ? bare.slice(1, -1).split(/(?<!\\)\|/)
    : bare.replace(/^\*(?!\*)(.*)\*$/, "$1").split(" · ");
  return cells.map((cell) => ({
    text: unmarked(cell.replace(/\*\*(.*?):\*\* /, "$1.\n")).trim(),
    isHeading,
    isEntry,
  }));
}

export function foreignFacts(markdown: string, html: string, url: string): Reading {
  const source = readSource(html, url);
  const foreign: Foreign[] = [];
  for (const [, , href = ""] of markdown.matchAll(LINK))
    if (URL.canParse(url) && !href.startsWith("#") && !source.links.has(address(href)))
      foreign.push({ kind: "link", text: href });
  let sentences = 0;
  let verbatim = 0;
  for (const { text, isHeading, isEntry } of readLines(markdown)) {
    if (isEntry || LABELS.test(text)) continue;
    const said = text.replace(WHO_AND_WHEN, "").replace(isHeading ? CONNECTIVES : /^$/, "");
    foreign.push(
      ...numbers(said, source),
      ...quotations(said, source),
      ...(isHeading ? [] : names(said, source)),
    );
    for (const piece of said.split("\n")) {
      if (isHeading || letters(piece) === "") continue;
      sentences += 1;
      if (source.letters.includes(letters(piece))) verbatim += 1;
    }
  }
  return { foreign, sentences, verbatim };
}

const numbers = (text: string, source: Source): Foreign[] =>
  numbersOf(text)
    .filter((number) => !source.numbers.has(number))
    .map((number) => ({ kind: "number", text: number }));

const quotations = (text: string, source: Source): Foreign[] =>
  [...text.matchAll(/“([^“”]{8,})”|«([^«»]{8,})»/g)]
    .map((match) => match[1] ?? match[2] ?? "")
    .filter((words) => words.split(/\s+/).length >= 3 && !source.letters.includes(letters(words)))
    .map((words) => ({ kind: "quotation", text: words }));

/** Adjacent capitalized words must be adjacent on the page too; single ones may be anywhere on it. */
function names(text: string, source: Source): Foreign[] {
  const runs = text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*/gu) ?? [];
  return runs
    .filter(
      (run) =>
        !(run.includes(" ")
          ? source.letters.includes(letters(run))
          : wordsOf(run).every((word) => source.words.has(word))),
    )
    .map((run) => ({ kind: "name", text: run }));
}
