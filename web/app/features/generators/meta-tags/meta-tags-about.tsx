import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "@citeworthy/core/generators/snippet-width";
import { GeneratorAbout } from "../generator-about.tsx";

const ABOUT = [
  {
    name: "A meta title",
    text: `${TITLE_LENGTH.least} to ${TITLE_LENGTH.most} characters, which is about what search results show, with your keyword near the start.`,
  },
  {
    name: "A meta description",
    text: `${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters that say what the article covers.`,
  },
  {
    name: "Keyword ideas",
    text: "Related searches to consider. We do not show search volumes because we do not have them.",
  },
  {
    name: "Previews and HTML",
    text: "Desktop, mobile and social previews, plus tags to paste into your page.",
  },
  {
    name: "Who it is for",
    text: "Writers and editors who need tags for one article, and who want to see how they look before they publish.",
  },
  {
    name: "What it doesn't do",
    text: "It doesn't read your page, so check that the tags fit the text. Search engines may still show other words than your tags.",
  },
  {
    name: "How it works",
    text: "Meta tags come from templates, or from an AI model if this site has one; each result says which. We add no numbers or facts. Templates work only in English.",
  },
];

export default function MetaTagsAbout() {
  return <GeneratorAbout about={ABOUT} />;
}
