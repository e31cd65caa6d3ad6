/** Signs and counters after a number, in writing systems and languages that have no pack. */

/** Russian has no language pack. */
export const RUSSIAN_UNITS =
  "процент|процента|процентов|час|часа|часов|минут|минуты|секунд|день|дня|дней|недель|недели|месяц|месяца|месяцев|год|года|лет|метров|километров|грамм|грамма|граммов|килограммов|литров|градусов|рублей|руб|долларов|евро|человек|раз|раза|тысяч|миллионов|миллиардов|км|кг|мг|мл";

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
