/** Ids of places that the focus moves to. Apart from the code of a change, which readers of a report don't load. */

/** The heading of the answer. */
export const ANSWER_HEADING = "answer";
/** The field with the question. */
export const QUESTION_FIELD = "asked-question";
