import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "@citeworthy/core/generators/snippet-width";
import { GeneratorAbout } from "./generator-about.tsx";

const ABOUT = [
  {
    name: "A meta title",
    text: `With ${TITLE_LENGTH.least} to ${TITLE_LENGTH.most} characters, about what search results show, measured in pixels too, and your keyword near the front.`,
  },
  {
    name: "A meta description",
    text: `With ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters: what the article answers, and what it covers.`,
  },
  {
    name: "Keyword ideas",
    text: "Searches around your keyword, as people type them. No search volumes: we do not make any up.",
  },
  {
    name: "Previews and HTML",
    text: "The search result on a desktop and on a phone, the card of a shared link, and the tags to paste into your page.",
  },
  {
    name: "How it is made",
    text: "From templates that read your words, or by an AI model where this installation has one; the result says which. No numbers or facts are added. The templates are English only; other languages keep your words as you gave them.",
  },
];

export default function MetaTagsAbout() {
  return <GeneratorAbout about={ABOUT} />;
}
