/** Signs in with a passkey: the browser asks the device, and the server checks the answer. */
import { messageText } from "@citeworthy/core/messages";
import { usePasskey as askDevice } from "../../../identity/passkey-support.ts";
import { postAuth } from "../../../session/auth-request.ts";

type PasskeyEnding = "signed-in" | "cancelled" | { problem: string };

export async function signInWithPasskey(): Promise<PasskeyEnding> {
  const failure = { problem: messageText("account/passkey-failed") };
  try {
    const options = await postAuth("passkey/sign-in-options", {});
    if (!options.ok) return { problem: options.said ?? failure.problem };
    const response = await askDevice(options.body);
    if (response === null) return "cancelled";
    const answer = await postAuth("passkey/sign-in", { response });
    return answer.ok ? "signed-in" : { problem: answer.said ?? failure.problem };
  } catch {
    return failure;
  }
}
