import { GeneratorAbout } from "./generator-about.tsx";

const ABOUT = [
  {
    name: "Ideas of different kinds",
    text: "An explainer, a how-to, a comparison, a checklist, a study of your own, questions and answers, and more: one of each, with a title to copy.",
  },
  { name: "Whom each one is for", text: "A reader for every idea, in your niche where you name one." },
  {
    name: "What to gather",
    text: "Each idea says which question it answers and which evidence makes it worth citing, and suggests keywords to start from.",
  },
  {
    name: "How it is made",
    text: "From templates that read your words, or by an AI model where this installation has one; the result says which. No numbers or facts are added. The templates are English only; other languages keep your words as you gave them.",
  },
];

export default function ContentIdeasAbout() {
  return <GeneratorAbout about={ABOUT} />;
}
