/** Why a test of a model failed, and what the operator can do about it. Plain words, for the page and for the terminal. */
import type { EngineId } from "@citeworthy/core/visibility/engines";
import { AppError } from "../../errors.ts";
import type { TestedVendor } from "../../ports/ai/models.ts";
import { KEY_NAMES, VENDOR_NAMES } from "./vendors.ts";

type Told = { text: string; fix: string };
/** `isKeySaved`: the key was entered on the admin's page, not in the environment. */
type About = TestedVendor & { isKeySaved: boolean };

const keyFix = ({ id, apiKey, isKeySaved }: About): string => {
  if (apiKey === null) return "Enter the key of this server.";
  return isKeySaved
    ? "Copy the key again from the vendor's website and replace it on the page AI models."
    : `Check ${KEY_NAMES[id]}, then restart.`;
};

const unreachableFix = ({ id, baseUrl }: About): string =>
  id === "compatible"
    ? "Check that it is running and that the address is right. In a container, localhost is the container itself: use the address of the machine."
    : `Check that this machine can reach ${baseUrl ? "the proxy" : "the internet"}.`;

const NOT_THE_FORM =
  "Choose a larger model, or one that is made for following instructions (its name often ends in -instruct).";

const WORDS: Partial<Record<string, (about: About, details: AppError["details"]) => Told>> = {
  "ai/key-refused": (about) => ({ text: `${nameOf(about)} refused the key.`, fix: keyFix(about) }),
  "ai/model-unknown": (about) => ({
    text: `${nameOf(about)} has no model called "${about.model}".`,
    fix:
      about.id === "compatible"
        ? "Check the name. Ollama lists its models with: ollama list."
        : "Check the name in the vendor's list of models, and that your account may use it.",
  }),
  "ai/credit-spent": (about) => ({
    text: `The account at ${nameOf(about)} has no credit left.`,
    fix: "Add credit on the vendor's website, then test again.",
  }),
  "ai/unreachable": (about) => ({
    text: `Nothing answers at ${placeOf(about)}.`,
    fix: unreachableFix(about),
  }),
  "ai/timeout": (about) => ({
    text: `${nameOf(about)} took too long to answer.`,
    fix:
      about.id === "compatible"
        ? "Choose a smaller model, or run it on a machine with a graphics card."
        : "Test again in a few minutes, or choose a faster model.",
  }),
  "ai/rate-limited": (about) => ({
    text: `${nameOf(about)} is limiting requests from this account.`,
    fix: "Test again in a few minutes.",
  }),
  "ai/unavailable": (about, { status }) => ({
    text: `${nameOf(about)} returned an error${status ? ` (status ${status})` : ""}.`,
    fix: "Test again in a few minutes. If it stays, look at the vendor's status page or the server's log.",
  }),
  "ai/off-schema": (about) => ({
    text: `${about.model} answered, but not in the form we asked for, not even in small parts.`,
    fix: NOT_THE_FORM,
  }),
  "ai/cut": (about) => ({
    text: `${about.model} stopped before its answer was complete.`,
    fix: NOT_THE_FORM,
  }),
  "ai/empty": (about) => ({ text: `${about.model} answered with nothing.`, fix: NOT_THE_FORM }),
  "ai/refused": (about) => ({ text: `${about.model} declined to answer.`, fix: "Choose another model." }),
  "ai/too-long": (about) => ({
    text: `The test page is too long for ${about.model}.`,
    fix: "Give the model a larger context. With Ollama, set num_ctx or OLLAMA_CONTEXT_LENGTH to 16000 or more.",
  }),
  "ai/unreadable": (about) => ({
    text: `What came back from ${placeOf(about)} is not an answer of a model.`,
    fix: "Check the address: it ends with the version, such as /v1.",
  }),
  "ai/reply-too-large": (about) => ({
    text: `${nameOf(about)} sent more than an answer can hold, so we stopped reading.`,
    fix: "Check that this is a server of language models. Some small models repeat themselves without end: choose a larger one.",
  }),
  "ai/address-refused": (about) => ({
    text: `${placeOf(about)} leads to an address inside the network of a cloud provider, which we don't call.`,
    fix: "Check the address, and what its name resolves to on this machine.",
  }),
  "ai/question-refused": (about) => ({
    text: `${nameOf(about)} did not accept the request.`,
    fix: "Choose another model: this one may not be made for chat or for this kind of request.",
  }),
  "ai/day-budget": () => ({
    text: "Today's limit for AI calls is used up, so nothing was asked.",
    fix: "Raise the limit for one day, or test tomorrow (the day ends at 00:00 UTC).",
  }),
};

const nameOf = ({ id, baseUrl }: TestedVendor): string =>
  id === "compatible" ? `The server at ${placeOf({ id, baseUrl })}` : VENDOR_NAMES[id];

const placeOf = ({ id, baseUrl }: { id: EngineId; baseUrl: string | null }): string =>
  baseUrl === null ? VENDOR_NAMES[id] : (URL.parse(baseUrl)?.host ?? baseUrl);

/** `null`: not a failure of the model, but a bug. */
export function testFailure(error: unknown, about: About): Told | null {
  if (!(error instanceof AppError) || !error.code.startsWith("ai/")) return null;
  const words = WORDS[error.code];
  return words ? words(about, error.details) : { text: error.message, fix: "Test again in a few minutes." };
}
