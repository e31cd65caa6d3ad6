/** The proxy examples of deploy/ as running proxies: only ports, certificate and the list of web processes are replaced. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../e2e/product/free-port.ts";

export const HOST = "geo.example.com";
export type ProxyKind = "nginx" | "caddy";
export type RunningProxy = { port: number; plainPort: number; stop: () => Promise<void> };

type Setup = { dir: string; port: number; plainPort: number; upstreams: string[] };
type Started = { command: string; args: string[] };

const deploy = join(import.meta.dirname, "../../deploy");

/** Fails where the example has no such line, so that the proof can't go on with another text. */
function replaced(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`The example has no "${from}".`);
    return done.replaceAll(from, to);
  }, text);
}

function nginx({ dir, port, plainPort, upstreams }: Setup): Started {
  const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", `/CN=${HOST}`, "-keyout", key, "-out", cert];
  execFileSync("openssl", [...request, ...names], { stdio: "ignore" });
  const site = replaced(readFileSync(join(deploy, "nginx.conf"), "utf8"), [
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, cert],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, key],
    ["server 127.0.0.1:3000 max_fails=0;", upstreams.map((at) => `server ${at} max_fails=0;`).join("\n\t")],
  ]);
  writeFileSync(join(dir, "site.conf"), site);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = folders.map((name) => `${name}_temp_path ${join(dir, name)};`).join(" ");
  const whole = `user root; daemon off; pid ${join(dir, "pid")}; error_log stderr warn; worker_processes 2;
    events {} http { access_log off; ${temporary} include ${join(dir, "site.conf")}; }`;
  const file = join(dir, "nginx.conf");
  writeFileSync(file, whole);
  return { command: "nginx", args: ["-c", file, "-e", "stderr"] };
}

function caddy({ dir, port, plainPort, upstreams }: Setup): Started {
  const site = replaced(readFileSync(join(deploy, "Caddyfile"), "utf8"), [
    ["reverse_proxy 127.0.0.1:3000 {", `reverse_proxy ${upstreams.join(" ")} {`],
  ]);
  // Its own authority instead of one on the internet; nothing is installed into the machine's list.
  const options = `{
    admin off
    http_port ${plainPort}
    https_port ${port}
    default_bind 127.0.0.1
    local_certs
    skip_install_trust
    storage file_system ${join(dir, "storage")}
  }\n`;
  const file = join(dir, "Caddyfile");
  writeFileSync(file, options + site);
  return { command: "caddy", args: ["run", "--adapter", "caddyfile", "--config", file] };
}

export async function startProxy(kind: ProxyKind, upstreams: string[]): Promise<RunningProxy> {
  const dir = mkdtempSync(join(tmpdir(), `citeworthy-${kind}-`));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { command, args } = { nginx, caddy }[kind]({ dir, port, plainPort, upstreams });
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: dir },
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(child, port);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { port, plainPort, stop };
}

async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      said = (said + chunk).slice(-4_000);
    });
  while (!(await ask(port, "/healthz/live").catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The proxy stopped:\n${said}`);
    await sleep(100);
  }
}

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's address; any of 127.0.0.0/8. */
  from?: string;
  /** Called with each part as it arrives. */
  onPart?: (text: string) => void;
};
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

export const ask = (port: number, path: string, asked: Asked = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const { method = "GET", headers = {}, body, from = "127.0.0.1", onPart } = asked;
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        localAddress: from,
        servername: HOST,
        headers: { host: HOST, ...headers },
        // The certificate is the proof's own.
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => {
          parts.push(part);
          onPart?.(part.toString());
        });
        response.on("error", failed);
        response.on("end", () =>
          answered({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on("error", failed);
    sent.end(body);
  });
