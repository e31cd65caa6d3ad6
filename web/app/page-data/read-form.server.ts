/** The form that was sent to a page. Forms are only ever posted, so anything else is refused before it is read. */
import { messageText } from "@citeworthy/core/messages";

export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST")
    throw new Response(messageText("request/wrong-method"), { status: 405, headers: { Allow: "GET, POST" } });
  try {
    return await request.formData();
  } catch {
    // Without a body, or with one that isn't a form.
    throw new Response(messageText("request/invalid"), { status: 400 });
  }
}
