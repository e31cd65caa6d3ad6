/** Pages full of payloads, as text and as markup. */
import { PAYLOADS } from "@citeworthy/core/testing/payloads";

const TEXT = `<h1>How long should cold brew steep?</h1>
<p>Cold brew should steep for 16 to 18 hours at 20 °C, because a shorter steep leaves the coffee thin and sour.</p>
<h2>What ratio should I use?</h2><p>Use 1 part coffee to 8 parts water by weight: 100 g of coffee for 800 g of water.</p>
<h2>Which grind is best?</h2><p>A coarse grind keeps the brew clear, and it can be poured through a simple paper filter.</p>
<p>Cold brew keeps for two weeks in a closed bottle, because little air reaches it. Keep it cold, and pour only what you drink. Hard water dulls the taste, so filter it first. Fresh beans give more flavor than old ones, and a scale gives the same cup each time. A jar with a wide mouth is easier to clean than a bottle. Stir once after an hour, so that no ground stays dry. Strain it slowly, since haste lets fine grains through.</p>`;

/** An ordinary article, and whatever is put at its end. */
const pageWith = (end: string) =>
  `<!doctype html><html lang="en"><head><title>How long should cold brew steep?</title></head><body><article>${TEXT}${end}</article></body></html>`;

/** The payloads as words of the page: written out, so that they are text and not the page's own markup. */
export const hostilePage = (): string =>
  pageWith(`${PAYLOADS.map((payload) => `<p>${escapeText(payload)}</p>`).join("\n")}`);

/** The same payloads as markup of the page. */
export const hostileMarkup = (): string => pageWith(PAYLOADS.join("\n"));

const escapeText = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
