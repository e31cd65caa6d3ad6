/** The stems by which two words count as the same, and the words that carry no meaning. */
import { perWord } from "../../language/per-word.ts";
import { countWords, isUnspaced, wordsOf } from "../../language/words.ts";

export { countWords, wordsOf };

/** Enough to bring together plural and singular, and the forms of a verb; wrong on few words, and never random. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, "");
  if (lower.length <= 3 || /\d/.test(lower)) return lower;
  const bare = lower
    .replace(/(?:ies|ier|iest)$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  const root = bare
    .replace(/(?:ization|isation)$/, "ize")
    .replace(/(?:ations?|ators?)$/, "ate")
    .replace(/(?:ing|ed|er|ly|ment)$/, "");
  const kept = root.length >= 3 ? root : bare;
  return kept.replace(/([bdfglmnprt])\1$/, "$1").replace(/e$/, "");
}

const STOP_WORDS: Record<string, string> = {
  en: "a about also an and any are as at be because been between both but by can could did do does each every for from had has have he her his how i if in into is it its may more most must my no not of on one or other our out over she should so some than that the their them then there these they this those to under up us use was we were what when where which while who whom whose why will with would you your yours",
  de: "aber als am an auch auf aus bei bin bis das dass dem den der des die ein eine einem einen einer eines er es für hat ich ihr im in ist ja kann man mit nach nicht noch nur oder sein sich sie sind so über um und uns unter vom von vor war was wenn wer wie wird wir wo zu zum zur",
  fr: "à au aux avec ce ces cette comment dans de des du elle en est et eux il ils je la le les leur lui ma mais même mes moi mon ne nos notre nous on ou où par pas plus pour qu que qui sa se ses son sont sur ta te tes toi ton tu un une vos votre vous quoi",
  es: "a al algo como con cómo de del desde donde el ella ellos en entre era es esta este esto fue ha hay la las le lo los más me mi muy no nos o para pero por qué que se ser si sin sobre son su sus te tiene todo tu un una uno unos y ya",
  it: "a ai al alla anche che chi ci come con così cosa da dal dalla dei del della delle di dove e è ed gli ha i il in io la le lei lo lui ma mi nei nel nella no noi non o per perché più quale quando quello questo se si sono su sua suo tra tu un una uno vi",
  pt: "a ao aos as com como da das de do dos e é ela ele em entre era essa esse esta este eu foi há isso já lhe mais mas me meu na nas no nos não o os ou para pela pelo por porque qual quando que quem se sem ser seu sua são só também te tem um uma você",
  nl: "aan als bij dat de den der deze die dit door een en er haar had heeft hem het hij hoe ik in is je kan maar me met mijn naar niet nog nu of om onder ons ook op over te tot uit van veel voor was wat we wel wie wij worden wordt zal ze zich zij zijn zo zou",
};

const stopWords = new Set(Object.values(STOP_WORDS).flatMap((list) => list.split(" ")));
const englishStopWords = new Set((STOP_WORDS.en ?? "").split(" "));

/** "You've" and "it's" say no more than "you" and "it"; "don't" and the like say nothing a question asks for. */
const CONTRACTED = /['’](?:s|ve|re|ll|d|m)$/;
const NEGATED = /^(?:is|are|was|were|do|does|did|ca|could|wo|would|should|has|have|had)n['’]t$/;

export function isStopWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (stopWords.has(lower)) return true;
  return /['’]/.test(lower) && (NEGATED.test(lower) || stopWords.has(lower.replace(CONTRACTED, "")));
}

export const isEnglishStopWord = (word: string): boolean => englishStopWords.has(word.toLowerCase());

/** The stem of a word that carries meaning, or null. */
const contentStem = perWord((word) =>
  isStopWord(word) || (word.length < 2 && !isUnspaced(word)) ? null : stem(word),
);

/** The stems that carry meaning, in order, repeats kept. */
export function contentStems(words: readonly string[]): string[] {
  const stems: string[] = [];
  for (const word of words) {
    const found = contentStem(word);
    if (found !== null) stems.push(found);
  }
  return stems;
}
