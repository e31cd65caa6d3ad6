/** What a number can measure or count, by language. */

/** Words after a number that make it a quantity. Singular and plural are written out: the lists are short. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  en: "percent|per cent|percentage point|percentage points|basis points|hour|hours|minute|minutes|second|seconds|day|days|week|weeks|month|months|year|years|decade|decades|mile|miles|foot|feet|inch|inches|yard|yards|acre|acres|meter|meters|metre|metres|kilometer|kilometers|kilometre|kilometres|centimeter|centimeters|millimeter|millimeters|gram|grams|kilogram|kilograms|milligram|milligrams|pound|pounds|ounce|ounces|ton|tons|tonne|tonnes|liter|liters|litre|litres|milliliter|milliliters|gallon|gallons|quart|quarts|pint|pints|cup|cups|tablespoon|tablespoons|teaspoon|teaspoons|degree|degrees|calorie|calories|watt|watts|kilowatt|kilowatts|volt|volts|amps|ohm|ohms|decibels|hertz|horsepower|megapixel|megapixels|pixel|pixels|megabytes|gigabytes|terabytes|dollar|dollars|cent|cents|euro|euros|yen|rupees|francs|square feet|square foot|square meters|times|people|person|square miles|servings|serving|mins|hrs|secs",
  de: "prozent|stunde|stunden|minute|minuten|sekunde|sekunden|tag|tage|tagen|woche|wochen|monat|monate|monaten|jahr|jahre|jahren|meter|kilometer|gramm|kilogramm|kilo|liter|grad|euro|franken|millionen|milliarden|mal|menschen|personen|prozentpunkte|tonnen|quadratmeter|prozentpunkt|prozentpunkten|jahrzehnt|jahrzehnte|jahrzehnten|zentimeter|millimeter|zoll|milligramm|tonne|milliliter|hektar|quadratkilometer|kubikmeter|teelöffel|esslöffel|tasse|tassen|kalorie|kalorien|kilokalorien|watt|kilowatt|kilowattstunde|kilowattstunden|megawattstunden|volt|ampere|ohm|dezibel|hertz|pixel|megapixel|cent|dollar|portionen|leute",
  fr: "pour cent|heure|heures|minutes|secondes|jour|jours|semaine|semaines|mois|an|ans|année|années|mètres|kilomètres|grammes|kilos|litres|degrés|euros|fois|personnes|millions|milliards|minute|seconde|point de pourcentage|points de pourcentage|décennie|décennies|mètre|kilomètre|centimètre|centimètres|millimètre|millimètres|gramme|kilogramme|kilogrammes|milligrammes|kilo|tonne|tonnes|litre|millilitres|centilitres|hectare|hectares|mètres carrés|mètres cubes|degré|calories|watts|kilowatts|kilowattheure|kilowattheures|kilowatt-heure|volts|ampères|décibels|centimes|dollars|cuillère|cuillères|tasse|tasses|portions|pouces",
  es: "por ciento|hora|horas|minuto|minutos|segundos|día|días|semana|semanas|mes|meses|año|años|metros|kilómetros|gramos|kilos|litros|grados|euros|pesos|dólares|veces|personas|millones|puntos porcentuales|segundo|década|décadas|metro|kilómetro|centímetro|centímetros|milímetro|milímetros|gramo|kilogramo|kilogramos|miligramos|kilo|tonelada|toneladas|litro|mililitros|hectárea|hectáreas|metros cuadrados|metros cúbicos|grado|calorías|vatios|kilovatios|kilovatios hora|kilovatio hora|voltios|amperios|decibelios|céntimos|euro|dólar|vez|cucharada|cucharadas|cucharadita|cucharaditas|taza|tazas|raciones|pulgadas|millón|píxeles",
  it: "per cento|ora|ore|minuto|minuti|secondi|giorno|giorni|settimana|settimane|mese|mesi|anno|anni|metri|chilometri|grammi|chili|litri|gradi|euro|volte|persone|milioni|miliardi|secondo|decennio|decenni|punti percentuali|metro|chilometro|centimetro|centimetri|millimetro|millimetri|grammo|chilogrammo|chilogrammi|milligrammi|chilo|tonnellata|tonnellate|litro|millilitri|ettari|metri quadrati|metri cubi|grado|calorie|watt|kilowatt|chilowatt|chilowattora|kilowattora|volt|ampere|decibel|centesimi|dollari|volta|cucchiaio|cucchiai|cucchiaino|cucchiaini|tazza|tazze|porzioni|pollici|milione|miliardo|pixel",
  pt: "por cento|hora|horas|minuto|minutos|segundos|dia|dias|semana|semanas|mês|meses|ano|anos|metros|quilômetros|quilómetros|gramas|quilos|litros|graus|reais|euros|vezes|pessoas|milhões|bilhões|segundo|década|décadas|pontos percentuais|metro|quilômetro|quilómetro|centímetro|centímetros|milímetros|grama|quilograma|quilogramas|miligramas|quilo|tonelada|toneladas|litro|mililitros|hectares|metros quadrados|metros cúbicos|grau|calorias|watts|quilowatts|quilowatts-hora|quilowatt-hora|volts|amperes|decibéis|centavos|cêntimos|euro|dólares|vez|colher|colheres|xícara|xícaras|chávenas|porções|polegadas|milhão|pixels",
  nl: "procent|uur|minuut|minuten|seconden|dag|dagen|week|weken|maand|maanden|jaar|meter|kilometer|gram|kilo|liter|graden|euro|keer|mensen|miljoen|miljard|procentpunt|procentpunten|uren|seconde|decennia|jaren|centimeter|millimeter|kilogram|milligram|ton|milliliter|hectare|vierkante meter|kubieke meter|graad|calorieën|watt|kilowatt|kilowattuur|volt|ampère|decibel|hertz|pixels|cent|dollar|theelepel|theelepels|eetlepel|eetlepels|kopje|kopjes|porties|personen|inwoners",
  ru: "процент|процента|процентов|час|часа|часов|минут|минуты|секунд|день|дня|дней|недель|недели|месяц|месяца|месяцев|год|года|лет|метров|километров|грамм|грамма|граммов|килограммов|литров|градусов|рублей|руб|долларов|евро|человек|раз|раза|тысяч|миллионов|миллиардов|км|кг|мг|мл",
  pl: "procent|procenta|proc|godzina|godziny|godzin|minut|minuty|sekund|dzień|dni|tydzień|tygodni|tygodnie|miesiąc|miesiące|miesięcy|rok|lata|lat|metrów|kilometrów|gramów|kilogramów|litrów|stopni|złotych|zł|euro|osób|razy|milionów|mln|mld|punktów procentowych|punkty procentowe|sekunda|sekundy|dekada|dekady|tygodnia|miesiąca|roku|metr|metra|metry|kilometr|kilometry|centymetr|centymetry|centymetrów|milimetrów|milimetry|gram|gramy|kilogram|kilogramy|miligramów|tona|tony|ton|litr|litra|litry|mililitrów|hektarów|metrów kwadratowych|stopień|stopnie|kalorii|watów|kilowatów|kilowatogodzin|kilowatogodziny|woltów|decybeli|groszy|złote|złoty|dolarów|osoba|osoby|raz|łyżka|łyżki|łyżek|łyżeczka|łyżeczki|łyżeczek|szklanka|szklanki|szklanek|porcji|porcje|miliony|miliardów|cali|pikseli|tys",
};

/** Words that multiply the number before them. */
export const MULTIPLIERS =
  "million|millions|billion|billions|trillion|trillions|thousand|hundred|bn|mn|mio|mrd|lakh|crore|millionen|milliarde|milliarden|tausend|milliard|milliards|millón|millones|milione|milioni|miliardo|miliardi|milhão|milhões|bilhões|miljoen|miljard|duizend|tysiąc|tysiące|tysięcy|milionów|mln|mld";

/** Short signs of units. Their case matters: "5 g" is a weight, "5G" a network. */
export const UNIT_SIGNS =
  "kg|g|mg|µg|mcg|lb|lbs|oz|km|cm|mm|nm|m|ft|yd|mi|ml|mL|cl|dl|l|L|gal|tsp|tbsp|Tbsp|ms|ns|h|hr|hrs|min|mins|sec|GB|MB|TB|KB|GiB|MiB|Gbps|Mbps|kbps|Hz|hz|kHz|MHz|GHz|W|kW|MW|GW|kWh|MWh|GWh|V|mV|mA|mAh|Ah|dB|ppm|ppb|psi|bar|mph|kmh|km/h|rpm|fps|MP|px|dpi|kcal|kJ|hp|BTU|sqft|sq ft|ha|IU|mmHg|mmol|ºC|ºF|m²|m2|m³|ct";

/** Signs that follow a number without a gap only: "3x faster", "350F". */
export const GLUED_SIGNS = "x|×|F|C|bn|″";

/** Signs of thousands and millions: a quantity after a currency or before a counted noun ("10k users"), not in "4K". */
export const GLUED_MULTIPLIERS = "k|K|M|B|bn|m";

/** Chinese, Japanese and Korean write the counter right after the number, and no space after the counter. */
export const EAST_ASIAN_COUNTERS =
  "人|名|円|元|万|億|亿|倍|回|次|歳|岁|公里|キロ|メートル|グラム|時間|小时|小時|分間|分钟|年間|週間|日間|ヶ月|か月|个月|ドル|美元|명|원|만|억|배|시간|분간|개월|달러|킬로";

/** Written before or after an amount of money. */
export const CURRENCY_CODES =
  "USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|BRL|MXN|Rs|kr|zł|Fr";

/** Plurals that don't end in "s". */
export const IRREGULAR_PLURALS =
  "men|women|children|people|teeth|mice|geese|fish|sheep|deer|species|series|criteria|phenomena|staff|aircraft|bacteria|alumni|cattle|police|personnel";

/** "10 tips" is the length of a list, not a fact about the subject. */
export const LIST_NOUNS =
  "ways|tips|steps|reasons|things|ideas|examples|facts|questions|rules|mistakes|alternatives|hacks|tricks|lessons|habits|signs|strategies|methods|options|benefits|secrets|essentials|picks|favorites|favourites|takeaways|myths|trends|principles|practices|best|recipes|Tipps|Gründe|Ideen|Schritte|conseils|raisons|idées|astuces|consejos|razones|ideas|formas|pasos|consigli|motivi|idee|modi|dicas|motivos|ideias|passos|tips|redenen|manieren|stappen|porad|sposobów|powodów";

/** Counts that the page's own interface shows: in a fragment they say nothing about the subject. */
export const INTERFACE_NOUNS =
  "products|items|reviews|ratings|results|comments|replies|posts|articles|votes|likes|shares|views|followers|answers|listings|photos|images|videos|files|Produkte|Artikel|Bewertungen|Kommentare|produits|avis|commentaires|résultats|productos|comentarios|resultados|prodotti|recensioni|commenti|produtos|avaliações|comentários|producten|beoordelingen|reacties|produktów|opinii|komentarzy";

/** Words after which a number without a unit is still a measured value. */
export const VALUE_CUES =
  "average of|total of|median of|mean of|score of|rate of|ratio of|population of|sample of|maximum of|minimum of|approximately|roughly|rose to|fell to|grew to|dropped to|increased to|decreased to|increased by|decreased by|climbed to|rose from|fell from|rated at|scored|measured|totaling|totalling|averaging|averages|averaged|average:|costs|cost";

/** The same in other languages. Words that English also has are left out. */
export const VALUE_CUES_ABROAD: Readonly<Record<string, string>> = {
  de: "durchschnitt von|mittelwert von|median von|summe von|wert von|punktzahl von|quote von|verhältnis von|maximum von|minimum von|durchschnittlich|ungefähr|stieg auf|sank auf|fiel auf|wuchs auf|stieg um|sank um|kostet|kosten",
  fr: "moyenne de|médiane de|total de|somme de|score de|note de|taux de|ratio de|maximum de|minimum de|environ|passé à|passée à|augmenté de|diminué de|atteint|coûte|coûtent",
  es: "media de|promedio de|mediana de|total de|puntuación de|tasa de|proporción de|máximo de|mínimo de|aproximadamente|subió a|bajó a|aumentó a|cayó a|cuesta|cuestan",
  it: "media di|mediana di|totale di|punteggio di|tasso di|rapporto di|massimo di|minimo di|approssimativamente|salito a|sceso a|aumentato a|costa|costano",
  pt: "média de|mediana de|total de|pontuação de|taxa de|proporção de|máximo de|mínimo de|aproximadamente|subiu para|caiu para|aumentou para|custa|custam",
  nl: "gemiddelde van|mediaan van|totaal van|score van|percentage van|verhouding van|maximum van|minimum van|ongeveer|steeg naar|daalde naar|steeg tot|daalde tot|kost",
  pl: "średnia|średnio|mediana|wynik|wskaźnik|maksymalnie|minimalnie|około|wzrosła do|wzrósł do|spadła do|spadł do|kosztuje|kosztują",
};
