/**
 * The commonest orders to AI models in the other languages that we know: to forget what they were told, to rate this page, and
 * words for those who are a model. A model follows them in any language.
 */
const order = (verbs: string, between: string, instructions: string): string =>
  `(?:${verbs}) ${between}(?:${instructions})`;

const FORGET_INSTRUCTIONS = [
  order(
    "ignoriere|ignorieren sie|vergiss|vergessen sie|missachte",
    "(?:alle )?(?:deine |ihre |die )?(?:vorherigen|bisherigen|obigen|früheren|vorigen) ",
    "anweisungen|instruktionen|anleitungen|regeln|befehle",
  ),
  order(
    "ignore[zr]?|oublie[zr]?",
    "(?:toutes )?(?:les |tes |vos )?",
    "(?:instructions|consignes|règles) (?:précédentes|antérieures|ci-dessus)",
  ),
  order(
    "ignora|ignore|olvida|olvide",
    "(?:todas )?(?:las |tus |sus )?",
    "(?:instrucciones|indicaciones|reglas) (?:anteriores|previas)",
  ),
  order(
    "ignora|ignorate|dimentica",
    "(?:tutte )?(?:le |tue )?",
    "(?:istruzioni|indicazioni|regole) (?:precedenti|di cui sopra)",
  ),
  order(
    "negeer|vergeet",
    "(?:alle )?(?:de |je |uw )?(?:vorige|voorgaande|eerdere) ",
    "instructies|opdrachten|regels",
  ),
  order(
    "zignoruj|ignoruj|zapomnij",
    "(?:wszystkie |o wszystkich )?(?:poprzednie|wcześniejsze|poprzednich|wcześniejszych) ",
    "instrukcje|instrukcjach|polecenia|poleceniach|zasady",
  ),
  order(
    "ignore|ignora|esqueça|desconsidere",
    "(?:todas )?(?:as |suas )?",
    "(?:instruções|orientações|regras) (?:anteriores|prévias|acima)",
  ),
];

const IF_MODEL = [
  "wenn du (?:eine? )?(?:ki|künstliche intelligenz|sprachmodell) bist",
  "si (?:tu es|vous êtes) une? (?:ia|intelligence artificielle|modèle de langage)",
  "si (?:eres|usted es) una? (?:ia|inteligencia artificial|modelo de lenguaje)",
  "se sei un(?:a |'|’| )(?:ia|intelligenza artificiale|modello linguistico)",
  "als (?:je|u) een (?:ai|taalmodel|kunstmatige intelligentie) (?:bent|leest)",
  "jeśli jesteś (?:ai|sztuczną inteligencją|modelem językowym)",
  "se (?:você é|és|for) uma? (?:ia|inteligência artificial|modelo de linguagem)",
];

/** A number follows: readers are asked to rate a page, but not how. */
const RATE_PAGE = [
  "(?:bewerte|bewerten sie|beurteile) diese(?:n|s)? (?:seite|artikel|text|inhalt) mit \\d",
  "(?:note[zr]?|évalue[zr]?) (?:cette page|cet article|ce texte) (?:à |avec )?\\d",
  "(?:califica|califique|puntúa|valora) (?:esta página|este artículo|este texto) con (?:un )?\\d",
  "(?:valuta|valutate) (?:questa pagina|questo articolo|questo testo) (?:con )?(?:un )?\\d",
  "(?:beoordeel|waardeer) (?:deze pagina|dit artikel|deze tekst) met (?:een )?\\d",
  "oceń (?:tę stronę|ten artykuł|ten tekst) na \\d",
  "(?:avalie|classifique) (?:esta página|este artigo|este texto) com (?:um |nota )?\\d",
];

/** Patterns, to be joined with those of English. */
export const ORDERS_BY_LANGUAGE: readonly string[] = [...FORGET_INSTRUCTIONS, ...IF_MODEL, ...RATE_PAGE];
