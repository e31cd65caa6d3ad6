/** What assistants say to the person who asked. Such a sentence states nothing about the subject. */

/** Anywhere in a sentence; compared with its words in lower case. */
const TALK = `
  let me know, hope this helps, hope that helps, feel free to, happy to help, i can help, i can also, i could not find, i couldn't find,
  i found, i recommend checking, would you like, want me to, do you want, if you'd like, if you tell me, tell me your,
  here is what, here's what, here are the, here's how, here's a, here is a, here's the, in short, in summary, to summarize, to sum up, key points,
  as an ai, not a lawyer, not a doctor, not financial advice, not legal advice, not medical advice, consult a professional, check with your,
  check the website, check the official, may change, can change over time, subject to change, may vary, it depends, depends on several, depends on many,
  based on the sources, based on the search results, according to my search, the sources disagree, see the sources, for more information,
  soll ich, möchten sie, möchtest du, gerne helfe ich, lassen sie mich wissen, sag bescheid, kurz gesagt, kurz zusammengefasst, zusammengefasst,
  können abweichen, kann abweichen, können sich ändern, ohne gewähr, kommt darauf an, hier ist eine, hier sind,
  souhaitez-vous, voulez-vous, n'hésitez pas, dites-moi, en résumé, en bref, voici, bonne visite, peuvent changer, peuvent varier, cela dépend,
  quieres que, te gustaría, avísame, dime si, espero que, en resumen, aquí tienes, pueden cambiar, pueden variar, depende de varios,
  vuoi che, vuoi la, vuoi un, fammi sapere, spero che, in sintesi, in breve, ecco, possono cambiare, possono variare, dipende da`;

/** At the start of a line that lists where the answer comes from. */
const LISTS_SOURCES = "sources, source, references, quellen, quelle, fuentes, fuente, fonti, fonte";

const phrasesIn = (text: string): string[] =>
  text
    .split(",")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim())
    .filter(Boolean);

export const TALK_PHRASES: readonly string[] = phrasesIn(TALK);
export const SOURCE_LABELS: ReadonlySet<string> = new Set(phrasesIn(LISTS_SOURCES));
