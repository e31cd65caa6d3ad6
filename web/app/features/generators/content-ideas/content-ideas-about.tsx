import { GeneratorAbout } from "../generator-about.tsx";

const ABOUT = [
  {
    name: "A mix of formats",
    text: "Guides, checklists, FAQs, comparisons and more, each with a title you can copy.",
  },
  { name: "An audience for each", text: "Each idea names its audience; add a niche to narrow it down." },
  {
    name: "What to include",
    text: "Each idea says what to research and suggests keywords.",
  },
  {
    name: "What it doesn't do",
    text: "It doesn't know what you have published or what people search for, so check both before you write.",
  },
  {
    name: "How it works",
    text: "Ideas come from templates, or from an AI model if this site has one; each result says which. We add no numbers or facts. Templates work only in English.",
  },
];

export default function ContentIdeasAbout() {
  return <GeneratorAbout about={ABOUT} />;
}
