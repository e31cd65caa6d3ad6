/** The end of every email. Without a support address there is nobody to answer, so it names the product only. */
import { site } from "./site.ts";

export const emailSignature: string = [
  "",
  "",
  site.name,
  ...(site.supportEmail === null ? [] : [`Questions? Contact ${site.supportEmail}.`]),
  "",
].join("\n");
