/** Notes to the author that rules can be certain of. They change nothing by themselves. */
import type { Subject } from "../audits/audit.ts";
import type { Edit } from "../contract/edit.ts";
import { absentPart } from "./notes/absent-part.ts";
import { brokenCharacters } from "./notes/broken-characters.ts";
import { missingYear } from "./notes/missing-year.ts";
import type { NoteFinder } from "./notes/note.ts";
import { ownProduct } from "./notes/own-product.ts";
import { phoneHeading } from "./notes/phone-heading.ts";
import { placeholder } from "./notes/placeholder.ts";
import { promisedCount } from "./notes/promised-count.ts";
import { ranOut } from "./notes/ran-out.ts";
import { titleCounts } from "./notes/title-counts.ts";
import { updateDates } from "./notes/update-dates.ts";

/**
 * Rules that were wrong on saved pages aren't kept. `ranOut`, `ownProduct`, `updateDates`, `brokenCharacters` and `placeholder`
 * found something there; the others are rare.
 */
const FINDERS: readonly NoteFinder[] = [
  titleCounts,
  promisedCount,
  updateDates,
  ranOut,
  ownProduct,
  phoneHeading,
  placeholder,
  brokenCharacters,
  absentPart,
  missingYear,
];

export const notesOfRules = (subject: Subject): Edit[] => FINDERS.flatMap((find) => find(subject));
