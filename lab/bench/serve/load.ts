/** Sends GET requests over kept connections and counts the answers. Plain sockets, so that the client costs little CPU. */
import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");

export type Load = { url: URL; connections: number; seconds: number; headers?: string };

/** Bytes of the first complete answer in `data`, 0 if there is none yet. Throws on anything but 200. */
export function answerLength(data: Buffer): number {
  const end = data.indexOf(HEAD_END);
  if (end < 0) return 0;
  const head = data.toString("latin1", 0, end);
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`Unexpected answer: ${head.split("\r\n", 1)[0]}`);
  const bodyStart = end + HEAD_END.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const whole = bodyStart + Number(length);
    return data.length >= whole ? whole : 0;
  }
  const last = data.indexOf("\r\n0\r\n\r\n", end);
  return last < 0 ? 0 : last + 7;
}

function keepAsking(socket: Socket, request: string, isOver: () => boolean): Promise<number> {
  return new Promise((done, failed) => {
    let data: Buffer = Buffer.alloc(0);
    let answers = 0;
    socket.on("error", failed);
    socket.on("data", (chunk: Buffer) => {
      data = data.length === 0 ? chunk : Buffer.concat([data, chunk]);
      try {
        const length = answerLength(data);
        if (length === 0) return;
        data = data.subarray(length);
      } catch (error) {
        socket.destroy();
        return failed(error);
      }
      answers++;
      if (!isOver()) return socket.write(request);
      socket.destroy();
      done(answers);
    });
    socket.write(request);
  });
}

/** Answers per second. */
export async function measureLoad({ url, connections, seconds, headers = "" }: Load): Promise<number> {
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n${headers}\r\n`;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  const sockets = Array.from({ length: connections }, () => connect(Number(url.port), url.hostname));
  const answers = await Promise.all(sockets.map((socket) => keepAsking(socket, request, isOver)));
  return answers.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}
