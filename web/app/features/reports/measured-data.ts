/** Imported reports as the screen needs them. */
import type { MeasuredOverview } from "@citeworthy/core/imports/measured-view";

export type MeasuredView = MeasuredOverview & { files: { name: string }[] };
