import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );
const utf8 = (text: string) => Buffer.from(text, "utf8");

const cases: { name: string; body: Buffer; type?: string; text: string }[] = [
  { name: "UTF-8 by header", body: utf8("café"), type: "text/html; charset=utf-8", text: "café" },
  { name: "UTF-8 without any word", body: utf8("naïve “quoted” 漢字"), text: "naïve “quoted” 漢字" },
  {
    name: "a UTF-8 mark wins over the header",
    body: bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]),
    type: "text/html; charset=iso-8859-1",
    text: "é",
  },
  { name: "a UTF-16LE mark", body: bytes([0xff, 0xfe], [0x68, 0, 0x69, 0]), text: "hi" },
  { name: "a UTF-16BE mark", body: bytes([0xfe, 0xff], [0, 0x68, 0, 0x69]), text: "hi" },
  {
    name: "UTF-16LE by header",
    body: Buffer.from("<p>hi", "utf16le"),
    type: "text/html; charset=utf-16le",
    text: "<p>hi",
  },
  {
    name: "Latin-1 means windows-1252",
    body: bytes([0x93, 0xe9, 0x94, 0x80]),
    type: "text/html; charset=ISO-8859-1",
    text: "“é”€",
  },
  {
    name: "the header wins over the page",
    body: bytes('<meta charset="utf-8">', [0xe9]),
    type: "text/html;charset=windows-1252",
    text: '<meta charset="utf-8">é',
  },
  { name: "a quoted label", body: bytes([0xe9]), type: 'text/html; Charset="windows-1252"', text: "é" },
  {
    name: "meta charset",
    body: bytes("<meta charset=windows-1251>", [0xcf, 0xf0]),
    text: "<meta charset=windows-1251>Пр",
  },
  {
    name: "meta http-equiv",
    body: bytes('<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=koi8-r">', [0xf0]),
    text: '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=koi8-r">П',
  },
  {
    name: "meta content first",
    body: bytes("<meta content='text/html; charset=shift_jis' http-equiv=content-type>", [0x82, 0xa0]),
    text: "<meta content='text/html; charset=shift_jis' http-equiv=content-type>あ",
  },
  {
    name: "a description that says charset declares nothing",
    body: bytes('<meta name="description" content="charset=koi8-r">', [0xc3, 0xa9]),
    text: '<meta name="description" content="charset=koi8-r">é',
  },
  {
    name: "a comment declares nothing",
    body: bytes("<!-- <meta charset=koi8-r> -->", [0xc3, 0xa9]),
    text: "<!-- <meta charset=koi8-r> -->é",
  },
  {
    name: "an attribute's value declares nothing",
    body: bytes('<a title="<meta charset=koi8-r>">', [0xc3, 0xa9]),
    text: '<a title="<meta charset=koi8-r>">é',
  },
  {
    name: "XML declaration",
    body: bytes('<?xml version="1.0" encoding="iso-8859-2"?>', [0xb1]),
    text: '<?xml version="1.0" encoding="iso-8859-2"?>ą',
  },
  { name: "gb18030", body: bytes("<meta charset=gbk>", [0xc4, 0xe3]), text: "<meta charset=gbk>你" },
  { name: "euc-kr", body: bytes([0xb0, 0xa1]), type: "text/html; charset=euc-kr", text: "가" },
  { name: "big5", body: bytes([0xa4, 0xa4]), type: "text/html; charset=big5", text: "中" },
  {
    name: "UTF-16 in a meta tag is taken as UTF-8",
    body: bytes("<meta charset=utf-16>", [0xc3, 0xa9]),
    text: "<meta charset=utf-16>é",
  },
  {
    name: "x-user-defined in a meta tag is windows-1252",
    body: bytes("<meta charset=x-user-defined>", [0xe9]),
    text: "<meta charset=x-user-defined>é",
  },
  { name: "an unknown label is UTF-8", body: utf8("é"), type: "text/html; charset=../../x", text: "é" },
  {
    name: "an unknown label is UTF-8 even where that hurts",
    body: bytes("a", [0xe9], "b"),
    type: "text/html; charset=nonsense",
    text: "a\uFFFDb",
  },
  {
    name: "an unknown header leaves the word to the page",
    body: bytes("<meta charset=koi8-r>", [0xf0]),
    type: "text/html; charset=none",
    text: "<meta charset=koi8-r>П",
  },
  {
    name: "broken UTF-8 with no declaration is windows-1252",
    body: bytes("caf", [0xe9], " ", [0x96]),
    text: "café –",
  },
  {
    name: "broken UTF-8 that was declared keeps its replacement signs",
    body: bytes("caf", [0xe9]),
    type: "text/html; charset=utf-8",
    text: "caf\uFFFD",
  },
  {
    name: "a declaration after 1,024 bytes is not seen",
    body: bytes(" ".repeat(1_024), "<meta charset=koi8-r>", [0xe9]),
    text: `${" ".repeat(1_024)}<meta charset=koi8-r>é`,
  },
  {
    name: "a zero far into the text becomes a replacement sign",
    body: bytes("a".repeat(2_000), [0]),
    text: `${"a".repeat(2_000)}\uFFFD`,
  },
];

test.each(cases)("$name", ({ body, type = "text/html", text }) => {
  expect(decodeText(body, type)).toBe(text);
});

test("a zero in the first 1,024 signs means that this is no text", () => {
  expect(decodeText(bytes("GIF89a", [0, 1]), "text/html")).toBeNull();
  expect(decodeText(bytes("a".repeat(1_023), [0]), "text/html; charset=utf-8")).toBeNull();
});

test("a hostile beginning is scanned with little work", () => {
  const before = process.cpuUsage();
  for (const start of ["<meta ", "<!--", '<a "', "<?xml encoding=", "<meta a=".repeat(100)]) {
    decodeText(Buffer.from(start.repeat(1_000)), "text/html");
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
