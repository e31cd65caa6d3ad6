/** The audits of the section "content freshness", in the order of the results. */
import type { Audit } from "../audit.ts";
import { age } from "./age.ts";
import { changeNote } from "./change-note.ts";
import { dateSanity } from "./date-sanity.ts";
import { datedFacts } from "./dated-facts.ts";
import { engineAges } from "./engine-ages.ts";
import { headerDates } from "./header-dates.ts";
import { pastEvents } from "./past-events.ts";
import { staleYears } from "./stale-years.ts";
import { updateStamp } from "./update-stamp.ts";
import { visibleDate } from "./visible-date.ts";

export const contentFreshness: readonly Audit[] = [
  age,
  changeNote,
  dateSanity,
  datedFacts,
  engineAges,
  headerDates,
  pastEvents,
  staleYears,
  updateStamp,
  visibleDate,
];
