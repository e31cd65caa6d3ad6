/** A file in a message. `contentId`: a picture that the HTML shows, not a file to keep. */
export type EmailFile = { name: string; type: string; data: Uint8Array; contentId?: string };
/** A message to one person. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** Made of the text where it isn't given. */
  html?: string;
  /** In whose name it is sent, where that isn't the operator; the address stays the operator's. */
  sender?: { name: string; replyTo: string };
  files?: readonly EmailFile[];
};

/** RFC 8058: mail programs show a button that stops the emails by one request. */
export const oneClickStop = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export type Mail = { send(email: Email): Promise<void> };
