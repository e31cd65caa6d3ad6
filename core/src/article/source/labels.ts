/** The few words an article has that are not the page's: they name parts and state nothing. One set per language. */
export type ArticleLabels = {
  takeaways: string;
  glance: string;
  /** Stands after a claim, with its brackets. */
  needsSource: string;
  details: string;
};

const ENGLISH: ArticleLabels = {
  takeaways: "Key takeaways",
  glance: "At a glance",
  needsSource: "[needs source]",
  details: "Details",
};

const LABELS: Record<string, ArticleLabels> = {
  en: ENGLISH,
  de: {
    takeaways: "Das Wichtigste",
    glance: "Auf einen Blick",
    needsSource: "[Quelle fehlt]",
    details: "Im Einzelnen",
  },
  fr: {
    takeaways: "L’essentiel",
    glance: "En un coup d’œil",
    needsSource: "[source à ajouter]",
    details: "En détail",
  },
  es: {
    takeaways: "En resumen",
    glance: "De un vistazo",
    needsSource: "[falta la fuente]",
    details: "En detalle",
  },
  it: {
    takeaways: "In sintesi",
    glance: "In breve",
    needsSource: "[manca la fonte]",
    details: "In dettaglio",
  },
  pt: {
    takeaways: "Em resumo",
    glance: "Em poucas palavras",
    needsSource: "[falta a fonte]",
    details: "Em detalhe",
  },
  nl: {
    takeaways: "Samenvatting",
    glance: "In één oogopslag",
    needsSource: "[bron ontbreekt]",
    details: "Details",
  },
  sv: {
    takeaways: "Det viktigaste",
    glance: "I korthet",
    needsSource: "[källa saknas]",
    details: "I detalj",
  },
  da: {
    takeaways: "Det vigtigste",
    glance: "Kort fortalt",
    needsSource: "[kilde mangler]",
    details: "I detaljer",
  },
  no: {
    takeaways: "Det viktigste",
    glance: "Kort fortalt",
    needsSource: "[kilde mangler]",
    details: "I detalj",
  },
  pl: {
    takeaways: "Najważniejsze",
    glance: "W skrócie",
    needsSource: "[brak źródła]",
    details: "Szczegóły",
  },
  ru: {
    takeaways: "Главное",
    glance: "Коротко",
    needsSource: "[нужен источник]",
    details: "Подробнее",
  },
  tr: {
    takeaways: "Öne çıkanlar",
    glance: "Bir bakışta",
    needsSource: "[kaynak gerekli]",
    details: "Ayrıntılar",
  },
  id: {
    takeaways: "Poin penting",
    glance: "Sekilas",
    needsSource: "[perlu sumber]",
    details: "Selengkapnya",
  },
  ja: {
    takeaways: "要点",
    glance: "概要",
    needsSource: "[要出典]",
    details: "詳細",
  },
  zh: {
    takeaways: "要点",
    glance: "概览",
    needsSource: "[需要来源]",
    details: "详细内容",
  },
  ko: {
    takeaways: "핵심 요약",
    glance: "한눈에 보기",
    needsSource: "[출처 필요]",
    details: "자세히",
  },
};

export const labelsFor = (language: string | null): ArticleLabels => LABELS[language ?? "en"] ?? ENGLISH;

const LABEL_SETS = Object.values(LABELS);

/** None of these is a statement of the page. */
export const ALL_LABELS: ReadonlySet<string> = new Set(
  LABEL_SETS.flatMap((labels) => Object.values(labels).map((label) => label.toLowerCase())),
);

/** The header of the column that holds what is said about a name. */
export const ALL_DETAILS: readonly string[] = LABEL_SETS.map(({ details }) => details.toLowerCase());

/** The marks of missing sources in every language. */
export const ALL_MARKS: readonly string[] = [...new Set(LABEL_SETS.map(({ needsSource }) => needsSource))];

/** The text without the marks of missing sources. */
export const withoutMarks = (text: string): string =>
  ALL_MARKS.reduce((rest, mark) => rest.replaceAll(mark, " "), text);
