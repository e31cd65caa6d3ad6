/** Learned by `npm run learn`, never edited by hand. The format is that of `often-inapplicable.ts`. */
export const INAPPLICABLE = `key_term_defined roundup comparison review news opinion case-study recipe product catalogue service forum home event other
figures opinion reference forum home other
figures_sourced explainer how-to roundup comparison review opinion case-study reference recipe product catalogue service forum home event other
outside_sources reference product catalogue service forum home other
expert_quotes how-to review case-study reference recipe product catalogue service forum home event other
named_author reference recipe product catalogue service forum home event other
visible_date product catalogue service home
headings_tell news forum other
steps explainer roundup comparison review news opinion case-study reference recipe product catalogue service forum home event other
comparison explainer how-to news opinion case-study reference recipe product catalogue service forum home event other
summary news reference recipe product catalogue service forum home event other
faq how-to roundup review news opinion case-study reference recipe catalogue forum home event other
limits_told news catalogue home other
first_hand news reference recipe product catalogue service home event other
`;
