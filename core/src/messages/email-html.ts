/**
 * An email's plain text as HTML, for programs that show it. The text stays the source: every email has both, and both say the
 * same. No pictures and nothing from elsewhere, so that opening an email is reported to no server.
 */
import { emailSignature } from "../product/identity/email-signature.ts";
import { EMAIL_COLORS, EMAIL_SANS, EMAIL_SERIF, emailHead } from "./email-look.ts";
import { escapeHtml as escaped } from "./escape-html.ts";

/** Signs that end a sentence or a bracket aren't part of an address. */
const WEB_ADDRESS = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]`;
const ADDRESSES = new RegExp(WEB_ADDRESS, "g");
const ONLY_ADDRESS = new RegExp(`^${WEB_ADDRESS}$`);
const EMAIL_ADDRESS = /[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}/gi;
/** Words of a page or an answer that stand alone are evidence, which the product shows highlighted everywhere. */
const QUOTE = /^“[^”]+”$/;
/** A heading in plain text: a line with dashes under it. */
const HEADING = /^(?<words>[^\n]+)\n-{3,}$/;

const { light } = EMAIL_COLORS;

type EmailText = { subject: string; text: string /** Who sends it, as its heading. */; name: string };

/** The address itself is the text of its link: readers see where it goes before they open it. */
const linkTo = (address: string, style = ""): string =>
  `<a href="${escaped(address)}" style="color:${light.link};overflow-wrap:anywhere${style}">${escaped(address)}</a>`;

function replaced(text: string, pattern: RegExp, made: (found: string) => string): string {
  let html = "";
  let at = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    html += `${escaped(text.slice(at, index))}${made(found)}`;
    at = index + found.length;
  }
  return html + escaped(text.slice(at));
}

const linked = (line: string): string => replaced(line, ADDRESSES, (address) => linkTo(address));

/** What belongs to the line above is indented in the text, too. */
const detail = (line: string): string =>
  `<span class="quiet" style="display:block;padding-left:16px;color:${light.quiet}">${linked(line.trim())}</span>`;

const bullet = (line: string): string =>
  `<span style="display:block;padding-left:16px;text-indent:-12px">• ${linked(line.slice("- ".length))}</span>`;

function lineHtml(line: string, at: number): string {
  if (/^ {2,}\S/.test(line)) return detail(line);
  if (line.startsWith("- ")) return bullet(line);
  return `${at === 0 ? "" : "<br>\n"}${linked(line)}`;
}

function paragraph(text: string): string {
  const heading = HEADING.exec(text)?.groups?.words;
  if (heading !== undefined)
    return `<h2 style="margin:28px 0 12px;font:500 20px/1.3 ${EMAIL_SERIF}">${escaped(heading)}</h2>`;
  const all = text.split("\n");
  // An address with its own line is what the email wants to be opened, so it is large enough for a thumb.
  if (all.every((line) => ONLY_ADDRESS.test(line)))
    return all
      .map(
        (line) =>
          `<p class="line" style="margin:0 0 16px;border:1px solid ${light.line};border-radius:6px">${linkTo(line, ";display:block;padding:10px 14px;font-size:14px")}</p>`,
      )
      .join("\n");
  if (QUOTE.test(text))
    return `<p style="margin:0 0 16px"><span class="mark" style="background:${light.mark};font:18px/1.6 ${EMAIL_SERIF}">${escaped(text)}</span></p>`;
  return `<p style="margin:0 0 16px">${all.map(lineHtml).join("")}</p>`;
}

const paragraphsOf = (text: string): string[] => text.trim().split(/\n{2,}/);

/** The signature of the text goes under the card, as it does on every email. */
function footer(signature: string): string {
  const words = signature
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      replaced(
        line,
        EMAIL_ADDRESS,
        (found) => `<a href="mailto:${escaped(found)}" style="color:${light.link}">${escaped(found)}</a>`,
      ),
    );
  return `<p class="quiet" style="margin:16px 0 0;font:14px/1.6 ${EMAIL_SANS};color:${light.quiet};overflow-wrap:anywhere">${words.join("<br>\n")}</p>`;
}

export function emailHtml({ subject, text, name }: EmailText): string {
  const isSigned = text.endsWith(emailSignature);
  const body = paragraphsOf(isSigned ? text.slice(0, -emailSignature.length) : text);
  return `${emailHead({ title: subject, preview: body.find((words) => !HEADING.test(words)) ?? "" })}
<div class="paper" style="background:${light.paper};padding:24px 12px">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 20px;font:500 22px/1.3 ${EMAIL_SERIF};color:${light.ink}" class="ink"><span class="line-mark" style="border-bottom:4px solid ${light.mark}">${escaped(name)}</span></p>
<div class="card line ink" style="background:${light.card};border:1px solid ${light.line};border-radius:8px;padding:28px 24px 12px;font:16px/1.6 ${EMAIL_SANS};color:${light.ink};overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font:500 24px/1.3 ${EMAIL_SERIF}">${escaped(subject)}</h1>
${body.map(paragraph).join("\n")}
</div>
${footer(isSigned ? emailSignature : name)}
</div>
</div>
</body>
</html>
`;
}
