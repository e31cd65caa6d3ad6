/**
 * The reading with the controls of its owner. The owner's route passes them in: public reports don't load their code,
 * and on the owner's page nothing moves because a form arrives late.
 */
import type { ReadingChange } from "./change-reading.ts";
import { OwnAnswer } from "./own-answer.tsx";
import { ReadingForm } from "./reading-form.tsx";

const FORMS = { ReadingForm, OwnAnswer };

export type OwnReading = typeof FORMS & { change: ReadingChange };

export const ownReading = (change: ReadingChange): OwnReading => ({ ...FORMS, change });
