/** The tags as HTML for a page's head. */
const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export function metaHtml({ title, description }: { title: string; description: string }): string {
  const [name, about] = [escaped(title), escaped(description)];
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${about}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${about}">`,
    `<meta property="og:type" content="article">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join("\n");
}
