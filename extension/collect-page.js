/**
 * Runs in the page that the user looks at, as a bookmark or by the extension. Returns the address of the draft page with this
 * page's text in its hash, which browsers don't send to any server. Forms, scripts and hidden parts stay behind.
 */
// biome-ignore lint/correctness/noUnusedVariables: called by the bookmark and by the extension
async function collectPage(base) {
  // What the draft page takes.
  const MAX_LENGTH = 200_000;
  const LEFT_OUT =
    "script:not([type='application/ld+json']), style, svg, canvas, noscript, iframe, object, template, link:not([rel=canonical]), video, audio, input, select, textarea, button, dialog, [hidden], [aria-hidden=true]";
  const KEPT = /^(?:href|lang|datetime|alt|name|property|content|rel|type|itemprop|colspan|rowspan)$/;
  const cleaned = (root) => {
    const copy = root.cloneNode(true);
    for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
    for (const part of [copy, ...copy.querySelectorAll("*")]) {
      for (const { name } of [...part.attributes]) if (!KEPT.test(name)) part.removeAttribute(name);
      // Addresses are made whole, because the text is read elsewhere.
      const href = part.getAttribute("href");
      if (href !== null) {
        const address = URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI) : null;
        if (address && /^https?:$/.test(address.protocol)) part.setAttribute("href", address.href);
        else part.removeAttribute("href");
      }
    }
    return copy.outerHTML.replace(/<!--[\s\S]*?-->/g, "").replace(/\s+/g, " ");
  };
  let html = cleaned(document.documentElement);
  const main = document.querySelector("article, main");
  if (html.length > MAX_LENGTH && main)
    html = `<html><head><title>${document.title.replace(/[<&]/g, " ")}</title></head><body>${cleaned(main)}</body></html>`;
  if (html.length > MAX_LENGTH) throw new Error("This page is too long for Citeworthy's draft page.");
  const packed = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${base}/draft#page=${text}`;
}
