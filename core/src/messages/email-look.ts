/** What all emails look like: colors for light and dark, fonts, and the head of the document. */
import { escapeHtml as escaped } from "./escape-html.ts";

/** Light is written on each element, for programs that read no style sheet; programs that know the reader's choice take dark. */
export const EMAIL_COLORS = {
  light: {
    paper: "#fbfaf6",
    card: "#ffffff",
    ink: "#121826",
    quiet: "#5b6474",
    line: "#e4e2da",
    link: "#2346e0",
    mark: "#ffe47a",
  },
  dark: {
    paper: "#0e1420",
    card: "#161d2b",
    ink: "#eef0f4",
    quiet: "#a3adbd",
    line: "#2a3344",
    link: "#8ea6ff",
    mark: "#5e5216",
  },
} as const;

export const EMAIL_SANS = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const EMAIL_SERIF = "Newsreader, Georgia, 'Times New Roman', serif";

const { light, dark } = EMAIL_COLORS;
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .card { background: ${dark.card} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .line { border-color: ${dark.line} !important; }
  .mark { background: ${dark.mark} !important; color: ${dark.ink} !important; }
  .line-mark { border-color: ${dark.mark} !important; }
  a { color: ${dark.link} !important; }
}`;

/** Lists of emails show about this many characters behind the subject. */
const PREVIEW_CHARS = 140;

const cut = (words: string): string =>
  words.length > PREVIEW_CHARS ? `${words.slice(0, PREVIEW_CHARS - 1).trimEnd()}…` : words;

/** Up to the opened body. `preview`: the words that a list of emails shows; the opened email doesn't repeat them. */
export const emailHead = ({ title, preview }: { title: string; preview: string }): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(cut(preview.replace(/\s+/g, " ").trim()))}</div>`;
