/**
 * What the columns of a report mean, by their headings in the languages of the two consoles. Google's headings are those of
 * published exports. Bing's are only published in English ("Page,Citations" and "Grounding Query,Citations", with the citation
 * share since 2026); its other languages are translations, and a heading that is missing here can be assigned by hand.
 */
export const ROLES = ["page", "query", "date", "citations", "impressions", "share"] as const;
export type ColumnRole = (typeof ROLES)[number];
/** `clicks` and `position` only tell that a file is the ordinary search report. */
type Sign = ColumnRole | "clicks" | "position";

const HEADINGS: Record<Sign, string> = {
  page: "page|pages|url|page url|top pages|landing page|seite|seiten|häufigste seiten|die häufigsten seiten|pages les plus populaires|pages les plus consultées|página|páginas|páginas principales|páginas principais|principais páginas|pagina|pagine|pagine principali|toppagina's|pagina's|strona|strony|najpopularniejsze strony|ページ|上位のページ|网页|страница|страницы|populairste pagina's|páginas mais frequentes|vanligaste sidorna|sida|mest almindelige sider|suosituimmat sivut|en popüler sayfalar|sayfa|nejčastější stránky|stránka|热门网页|인기 페이지|페이지",
  query:
    "query|queries|grounding query|grounding queries|top queries|suchanfrage|suchanfragen|häufigste suchanfragen|die häufigsten suchanfragen|grounding-abfrage|grounding-abfragen|requête|requêtes|requêtes les plus fréquentes|consulta|consultas|consultas principales|consultas principais|principais consultas|query principali|zoekopdracht|zoekopdrachten|zapytanie|zapytania|クエリ|上位のクエリ|查询|запрос|запросы|populairste zoekopdrachten|consultas mais frequentes|najpopularniejsze zapytania|sökfråga|vanligaste sökfrågorna|mest almindelige søgeord|suosituimmat kyselyt|sorgu|en popüler sorgular|dotaz|nejčastější dotazy|热门查询|인기 검색어|검색어|поисковый запрос",
  date: "date|day|datum|tag|jour|fecha|día|data|giorno|dia|dag|dzień|日付|日期|дата|tarih|날짜",
  citations:
    "citations|total citations|citation count|zitate|zitierungen|erwähnungen|nombre de citations|citas|citas totales|citazioni|citações|citaten|cytaty|cytowania|引用|引用数|引用次数|цитирования",
  impressions:
    "impressions|impressionen|impresiones|impressioni|impressões|vertoningen|wyświetlenia|表示回数|展示|показы|visningar|visninger|näyttökerrat|görüntüleme|zobrazení|展示次数|노출수",
  share:
    "citation share|share|anteil|zitieranteil|part|part de citations|cuota|cuota de citas|quota|quota di citazioni|participação|aandeel|udział|割合|доля",
  clicks:
    "clicks|klicks|clics|clic|cliques|klikken|kliknięcia|クリック数|点击次数|клики|klick|klik|napsautukset|tıklama|kliknutí|클릭수",
  position:
    "position|average position|durchschnittliche position|posición|posizione|posição|positie|pozycja|掲載順位|排名|позиция|position moyenne|posición media|posizione media|posição média|genomsnittlig position|ortalama konum|průměrná pozice|平均掲載順位|平均排名|평균 게재순위",
};
const SIGN_OF = new Map(
  Object.entries(HEADINGS).flatMap(([sign, words]) => words.split("|").map((word) => [word, sign as Sign])),
);

const plain = (heading: string): string =>
  heading.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
const isRole = (sign: Sign | undefined): sign is ColumnRole =>
  sign !== undefined && sign !== "clicks" && sign !== "position";

/** One role for each column; null: left out. The first column of a role has it. */
export function rolesOf(headings: readonly string[]): (ColumnRole | null)[] {
  const taken = new Set<ColumnRole>();
  return headings.map((heading) => {
    const sign = SIGN_OF.get(plain(heading));
    if (!isRole(sign) || taken.has(sign)) return null;
    taken.add(sign);
    return sign;
  });
}

/** Clicks and positions are counted for ordinary results; AI answers have neither. */
export const isSearchReport = (headings: readonly string[]): boolean => {
  const signs = headings.map((heading) => SIGN_OF.get(plain(heading)));
  return signs.includes("clicks") && signs.includes("position");
};

export type ReportSource = "google" | "bing";

/** Google counts impressions in AI answers, Bing citations; null: nothing is counted, or nothing to count it for. */
export function sourceOf(roles: readonly (ColumnRole | null)[]): ReportSource | null {
  if (!roles.includes("page") && !roles.includes("query")) return null;
  if (roles.includes("citations")) return "bing";
  return roles.includes("impressions") ? "google" : null;
}
