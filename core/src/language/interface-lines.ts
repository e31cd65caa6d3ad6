/** Whole lines that belong to the page's machinery and not to its text, and headings of sections that lead to other pages. */
import { allLanguages, wholePattern } from "./phrase-pattern.ts";

const CONTROLS: Readonly<Record<string, string>> = {
  en: [
    "share|share this|share this article|share this post|share on facebook|share on twitter|share on x|share on linkedin|sharing is caring",
    "tweet|tweet this|pin it|print|print this|email|email this|copy link|save|like|reply|follow us|follow me",
    "subscribe|subscribe now|advertisement|sponsored|loading|loading comments|view all|view more|view comments|view gallery",
    "show more|show less|show all|show comments|load more|skip to content|skip to main content|back to top|jump to",
    "leave a comment|leave a reply|add to cart|quick shop|quick view|report this",
  ].join("|"),
  de: "teilen|drucken|anzeige|werbung|weiterlesen|mehr anzeigen|nach oben|zum inhalt springen",
  fr: "partager|imprimer|publicité|lire la suite|voir plus|haut de page",
  es: "compartir|imprimir|publicidad|leer más|ver más",
  it: "condividi|stampa|pubblicità|leggi tutto|mostra altro",
  pt: "compartilhar|partilhar|imprimir|publicidade|leia mais|ver mais",
  nl: "delen|afdrukken|advertentie|lees meer|meer tonen",
  pl: "udostępnij|drukuj|reklama|czytaj dalej|pokaż więcej",
};

const AWAY_SECTIONS: Readonly<Record<string, string>> = {
  en: [
    "related|related articles|related posts|related stories|related content|related links|related products|related topics",
    "you may also like|you might also like|you may also enjoy|recommended|recommended for you|recommended reading",
    "read next|more articles|more stories|latest news|latest posts|latest articles|latest stories|popular posts|popular articles",
    "trending|most read|most popular|recently viewed|customers also bought|you may also be interested in|post navigation|tags|categories",
  ].join("|"),
  de: "ähnliche artikel|das könnte sie auch interessieren|verwandte artikel|mehr zum thema|meistgelesen",
  fr: "articles similaires|à lire aussi|sur le même sujet|les plus lus",
  es: "artículos relacionados|te puede interesar|también te puede interesar|lo más leído",
  it: "articoli correlati|potrebbe interessarti|leggi anche|i più letti",
  pt: "artigos relacionados|você também pode gostar|leia também|mais lidas",
  nl: "gerelateerde artikelen|lees ook|meest gelezen",
  pl: "powiązane artykuły|zobacz także|najczęściej czytane",
};

/** A button, a share line or the like: nothing but these words, perhaps with a count or a mark. */
export const isControl = wholePattern(allLanguages(CONTROLS));

export const isAwayHeading = wholePattern(allLanguages(AWAY_SECTIONS));
