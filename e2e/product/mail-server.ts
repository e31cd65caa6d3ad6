/** A real SMTP server on loopback that keeps what it is given. */
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "@citeworthy/server/testing";
import { SMTPServer } from "smtp-server";

type MailServer = { url: string; received: string[]; stop: () => Promise<void> };

export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        received.push(mail);
        done();
      }, done);
    },
  });
  const port = await listenOnLoopback(server.server);
  const stop = () => new Promise<void>((gone) => server.close(gone));
  return { url: `smtp://127.0.0.1:${port}`, received, stop };
}
