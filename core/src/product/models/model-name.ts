/** How a model may be called. Names come from forms, from servers of models and from requests, and all follow this rule. */

export const MAX_MODEL_NAME = 200;
const NAME = /^[\w.:/@-]+$/;
/** Gemini's requests have the name in their path. */
const GEMINI_NAME = /^(?:(?:models|tunedModels)\/)?\w[\w.-]*$/;

/** As in `qwen3:14b` or `@cf/meta/llama-3`: no path that leads up, and no sign that a terminal or a query would act on. */
export const isModelName = (name: string): boolean =>
  name.length <= MAX_MODEL_NAME &&
  NAME.test(name) &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== "..");

/** Some vendors allow less. */
export const isModelNameOf = (engine: string, name: string): boolean =>
  isModelName(name) && (engine !== "gemini" || GEMINI_NAME.test(name));
