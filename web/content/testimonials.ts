/**
 * SAMPLE COPY. These are not statements of customers: they hold the place on the home page until the operator of this
 * site replaces them with real quotations that their authors permitted. Set `isSample` to false for each real one.
 * They carry a role and no name, and no rating goes into structured data.
 */
type Testimonial = { quote: string; role: string; stars: 5; isSample: boolean };

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote: "I could see which sentence each tip was about, so the edits took one afternoon.",
    role: "Content manager, software company",
    stars: 5,
    isSample: true,
  },
  {
    quote: "The monitor tells me when a difference is not statistically clear.",
    role: "SEO lead, agency",
    stars: 5,
    isSample: true,
  },
  {
    quote: "The rewrite kept our facts and showed me the two claims that had no source.",
    role: "Editor, online magazine",
    stars: 5,
    isSample: true,
  },
];
