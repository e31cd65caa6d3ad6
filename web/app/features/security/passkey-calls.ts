/** Adds a passkey: the browser asks the device for a new key, and the server keeps its public half. */
import { messageText } from "@citeworthy/core/messages";
import { createPasskey } from "../../identity/passkey-support.ts";
import { postAuth } from "../../session/auth-request.ts";

type AddEnding = "added" | "cancelled" | { problem: string };

export async function addPasskey(name: string): Promise<AddEnding> {
  const failure = { problem: messageText("account/passkey-add-failed") };
  try {
    const options = await postAuth("passkey/register-options", {});
    if (!options.ok) return { problem: options.said ?? failure.problem };
    const response = await createPasskey(options.body);
    if (response === null) return "cancelled";
    const answer = await postAuth("passkey/register", { name, response });
    return answer.ok ? "added" : { problem: answer.said ?? failure.problem };
  } catch {
    return failure;
  }
}
