/** "a" or "an", by how the next word sounds. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
const SOUNDS_YOU =
  /^(?:uni(?!n|m)|use|using|usu|usa|user|uk|ux|ui|url|usb|ugc|euro|eu\b|ewe|ubiq|utopi|util|one\b|once\b|ufo)/i;
const LETTERS_AN = /^[AEFHILMNORSX]/;
/** Capitals that are read as a word. */
const SPOKEN = new Set(
  "NASA NATO RAM ROM REST LAN SIM FIFA NAS RAID MIDI HIIT RAG SWOT SERP SaaS RAW SQL".split(" "),
);
const NUMBERS_AN = /^(?:8|11\b|11th|18\b|18th|8\d|8\d\d)/;

export function articleFor(word: string): "a" | "an" {
  if (/^\d/.test(word)) return NUMBERS_AN.test(word) ? "an" : "a";
  const bare = word.split(/[\s-]/)[0] ?? "";
  const isSpelledOut = /^[A-Z]{2,}s?$/.test(bare) && !SPOKEN.has(bare);
  if (isSpelledOut || /^[A-Z]\d/.test(bare)) return LETTERS_AN.test(bare) ? "an" : "a";
  if (SPOKEN.has(bare)) return bare === "SQL" ? "an" : "a";
  if (SILENT_H.test(word)) return "an";
  if (SOUNDS_YOU.test(word)) return "a";
  return /^[aeiouáéíóúàèêäöü]/i.test(word) ? "an" : "a";
}

export const withArticle = (words: string): string => `${articleFor(words)} ${words}`;
