/**
 * Parameters that a sender adds to a link to recognize the click. They name the click, never the page: the site answers with
 * the same page without them, so that an address is judged, stored and compared without them. A name belongs here only if no
 * site uses it to choose content (`ref`, `source`, `cid` and `id` can). Keys of stored pages follow from this list, so a new
 * name needs a migration like `0021_addresses_without_tracking.sql`.
 */
const TRACKING: Record<string, string> = {
  "Google Analytics": "utm_* _ga _gl",
  "Google Ads, Display and Merchant Center":
    "gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid",
  "Meta and Instagram": "fbclid igshid igsh",
  "Microsoft, Yandex": "msclkid yclid ysclid _openstat",
  "X, TikTok, LinkedIn, Pinterest, Snapchat, Reddit":
    "twclid ref_src ttclid li_fat_id trk epik sccid rdt_cid",
  Matomo: "mtm_* pk_* piwik_*",
  "Mailchimp, Klaviyo, Drip": "mc_cid mc_eid _kx __s",
  HubSpot: "_hsenc _hsmi __hstc __hssc __hsfp hsctatracking hsa_*",
  "Marketo, Vero, Omeda, Adobe": "mkt_tok vero_id vero_conv oly_*_id s_kwcid ef_id",
  "Wicked Reports, Branch": "wickedid _branch_match_id",
};

const NAME = new RegExp(
  `^(?:${Object.values(TRACKING).join(" ").replaceAll("*", "[^=]*").replaceAll(" ", "|")})(?:=|$)`,
  "i",
);

/** The query string without tracking parameters; the others keep their order and spelling. */
export function searchWithoutTracking(search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((parameter) => parameter !== "" && !NAME.test(parameter));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

/** The address of the page itself. The fragment goes too: it names a part of the page. Text that isn't a web address is returned as it is. */
export function withoutTracking(address: string): string {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  // Setting a part reads the whole address again, so an address with neither query nor fragment is left alone.
  if (!/[?#]/.test(url.href)) return url.href;
  url.search = searchWithoutTracking(url.search);
  url.hash = "";
  return url.href;
}
