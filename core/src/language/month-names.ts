/** Months as the main European languages write them, full and short, by language; the position in each line is the month. */
const MONTHS: Readonly<Record<string, string>> = {
  en: "january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec",
  de: "januar jänner jan|februar feber feb|märz maerz mär mrz|april apr|mai|juni jun|juli jul|august aug|september sept sep|oktober okt|november nov|dezember dez",
  nl: "januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep|oktober okt|november nov|december dec",
  fr: "janvier janv|février fevrier févr fév|mars|avril avr|mai|juin|juillet juil|août aout|septembre sept|octobre oct|novembre nov|décembre decembre déc",
  es: "enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sept sep|octubre oct|noviembre nov|diciembre dic",
  ca: "gener gen|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre",
  pt: "janeiro jan|fevereiro fev|março marco|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez",
  it: "gennaio gen|febbraio feb|marzo mar|aprile apr|maggio mag|giugno giu|luglio lug|agosto ago|settembre set|ottobre ott|novembre nov|dicembre dic",
  ro: "ianuarie ian|februarie|martie|aprilie|mai|iunie iun|iulie iul|august|septembrie|octombrie|noiembrie|decembrie",
  sv: "januari jan|februari feb|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
  da: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|desember",
  fi: "tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta",
  pl: "stycznia styczeń sty|lutego luty lut|marca marzec|kwietnia kwiecień kwi|maja maj|czerwca czerwiec cze|lipca lipiec lip|sierpnia sierpień sie|września wrzesień wrz|października październik paź|listopada listopad lis|grudnia grudzień gru",
  cs: "ledna leden|února únor|března březen|dubna duben|května květen|června červen|července červenec|srpna srpen|září|října říjen||prosince prosinec",
  sk: "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra",
  hr: "siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada||prosinca",
  sl: "januarja|februarja|marca|aprila|maja|junija|julija|avgusta|septembra|oktobra|novembra|decembra",
  hu: "január|február|március|április|május|június|július|augusztus|szeptember|október|november|december",
  tr: "ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık",
  el: "ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου",
  ru: "января янв|февраля фев|марта мар|апреля апр|мая|июня июн|июля июл|августа авг|сентября сен|октября окт|ноября ноя|декабря дек",
  uk: "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня",
  bg: "януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември",
};

/** The full name of each month, in the form that dates use. */
export const monthNames = (language: string): string[] =>
  (MONTHS[language] ?? "").split("|").map((names) => names.split(" ", 1)[0] ?? "");

/** "Marco" is a month in Portuguese and a name in Italian. */
export const isMonthIn = (word: string, language: string): boolean =>
  (MONTHS[language] ?? "").split(/[ |]/).includes(word.toLowerCase());

let months: Map<string, number> | null = null;

/** 1 to 12, or `null`. The earlier line wins where two languages disagree (`listopada` is November in Poland). */
export function monthNumber(name: string): number | null {
  months ??= buildMonths();
  return months.get(name.toLowerCase()) ?? null;
}

function buildMonths(): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of Object.values(MONTHS)) {
    for (const [index, names] of line.split("|").entries()) {
      for (const name of names.split(" ")) if (name !== "" && !found.has(name)) found.set(name, index + 1);
    }
  }
  return found;
}
