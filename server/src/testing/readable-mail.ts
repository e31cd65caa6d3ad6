/** For tests: the headers of a raw mail and its plain text, decoded; its HTML is left out. */

/** Headers may be folded over several lines. */
const unfolded = (headers: string): string => headers.replace(/\r?\n[ \t]+/g, " ");

function parted(raw: string): { headers: string; body: string } {
  const end = /\r?\n\r?\n/.exec(raw);
  if (!end) return { headers: unfolded(raw), body: "" };
  return { headers: unfolded(raw.slice(0, end.index)), body: raw.slice(end.index + end[0].length) };
}

/** Quoted-printable breaks long links over lines. */
const decoded = (headers: string, body: string): string => {
  if (/^Content-Transfer-Encoding: base64/im.test(headers))
    return Buffer.from(body, "base64").toString("utf8");
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(headers)) return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
};

export function readableMail(raw: string): string {
  const { headers, body } = parted(raw);
  const boundary = /boundary="?([^";\s]+)"?/i.exec(headers)?.[1];
  if (boundary === undefined) return `${headers}\n\n${decoded(headers, body)}`;
  const parts = body.split(`--${boundary}`).map((part) => parted(part.trimStart()));
  const plain = parts.find((part) => /^Content-Type: text\/plain/im.test(part.headers));
  return `${headers}\n\n${plain ? decoded(plain.headers, plain.body) : ""}`;
}
