/** The few words of our own: they connect and state nothing. One set a language. */
export type Labels = {
  takeaways: string;
  contents: string;
  figures: string;
  figure: string;
  statement: string;
  source: string;
  sources: string;
  named: string;
  by: string;
  published: string;
  updated: string;
  details: string;
};

const ENGLISH: Labels = {
  takeaways: "Key takeaways",
  contents: "Contents",
  figures: "Key figures",
  figure: "Figure",
  statement: "In the text",
  source: "Source",
  sources: "Sources",
  named: "named in the sentence",
  by: "By",
  published: "Published",
  updated: "Updated",
  details: "In detail",
};

const LABELS: Record<string, Labels> = {
  en: ENGLISH,
  de: {
    takeaways: "Das Wichtigste",
    contents: "Inhalt",
    figures: "Zahlen",
    figure: "Zahl",
    statement: "Im Text",
    source: "Quelle",
    sources: "Quellen",
    named: "im Satz genannt",
    by: "Von",
    published: "Veröffentlicht",
    updated: "Aktualisiert",
    details: "Im Einzelnen",
  },
  fr: {
    takeaways: "L’essentiel",
    contents: "Sommaire",
    figures: "Chiffres clés",
    figure: "Chiffre",
    statement: "Dans le texte",
    source: "Source",
    sources: "Sources",
    named: "citée dans la phrase",
    by: "Par",
    published: "Publié le",
    updated: "Mis à jour le",
    details: "En détail",
  },
  es: {
    takeaways: "En resumen",
    contents: "Contenido",
    figures: "Cifras clave",
    figure: "Cifra",
    statement: "En el texto",
    source: "Fuente",
    sources: "Fuentes",
    named: "nombrada en la frase",
    by: "Por",
    published: "Publicado",
    updated: "Actualizado",
    details: "En detalle",
  },
  it: {
    takeaways: "In sintesi",
    contents: "Indice",
    figures: "Le cifre",
    figure: "Cifra",
    statement: "Nel testo",
    source: "Fonte",
    sources: "Fonti",
    named: "indicata nella frase",
    by: "Di",
    published: "Pubblicato",
    updated: "Aggiornato",
    details: "In dettaglio",
  },
  pt: {
    takeaways: "Em resumo",
    contents: "Conteúdo",
    figures: "Números",
    figure: "Número",
    statement: "No texto",
    source: "Fonte",
    sources: "Fontes",
    named: "nomeada na frase",
    by: "Por",
    published: "Publicado",
    updated: "Atualizado",
    details: "Em detalhe",
  },
  nl: {
    takeaways: "Samenvatting",
    contents: "Inhoud",
    figures: "Cijfers",
    figure: "Cijfer",
    statement: "In de tekst",
    source: "Bron",
    sources: "Bronnen",
    named: "genoemd in de zin",
    by: "Door",
    published: "Gepubliceerd",
    updated: "Bijgewerkt",
    details: "In detail",
  },
};

export const labelsFor = (language: string | null): Labels => LABELS[language ?? "en"] ?? ENGLISH;

/** For whoever reads an article back: none of these is a statement of the page. */
export const ALL_LABELS: ReadonlySet<string> = new Set(
  Object.values(LABELS).flatMap((labels) => Object.values(labels).map((label) => label.toLowerCase())),
);
