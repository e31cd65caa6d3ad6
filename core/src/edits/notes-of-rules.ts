/** Notes to the author that rules can be certain of. They change nothing by themselves. */
import type { Subject } from "../audits/audit.ts";
import type { Edit } from "../contract/edit.ts";
import { absentPart } from "./notes/absent-part.ts";
import { missingYear } from "./notes/missing-year.ts";
import type { NoteFinder } from "./notes/note.ts";
import { ownProduct } from "./notes/own-product.ts";
import { promisedCount } from "./notes/promised-count.ts";
import { ranOut } from "./notes/ran-out.ts";

/** Rules that were wrong on saved pages aren't kept. Only `ranOut` and `ownProduct` found anything there; the others are rare. */
const FINDERS: readonly NoteFinder[] = [promisedCount, absentPart, missingYear, ranOut, ownProduct];

export const notesOfRules = (subject: Subject): Edit[] => FINDERS.flatMap((find) => find(subject));
