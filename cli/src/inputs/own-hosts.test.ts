import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { KETTLES } from "../testing/pages.ts";
import { folderWith, rows, runCli } from "../testing/run-cli.ts";
import { ownHosts } from "./own-hosts.ts";

test("only addresses of this machine are opened, each with its port", () => {
  const names = [
    "http://localhost:4321/a",
    "http://127.0.0.1/",
    "https://[::1]/b",
    "http://localhost:4321/c",
  ];
  expect(ownHosts(names)).toEqual(["localhost:4321", "127.0.0.1:80", "[::1]:443"]);
  const others = [
    "http://10.0.0.1/",
    "http://192.168.1.2:8080/",
    "http://169.254.169.254/",
    "https://example.com/",
  ];
  expect(ownHosts([...others, "localhost.html", "http://localhost.example.com/"])).toEqual([]);
});

test("a development server can be analyzed, and it can't redirect to another port of this machine", async () => {
  const hidden = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(KETTLES));
  await new Promise<void>((opened) => hidden.listen(0, "127.0.0.1", opened));
  const site = createServer((request, answer) => {
    if (request.url === "/away")
      answer
        .writeHead(302, { location: `http://127.0.0.1:${(hidden.address() as AddressInfo).port}/` })
        .end();
    else answer.setHeader("Content-Type", "text/html").end(KETTLES);
  });
  await new Promise<void>((opened) => site.listen(0, "127.0.0.1", opened));
  onTestFinished(() => void [site.close(), hidden.close()]);
  const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

  const ended = await runCli(folderWith({}), ["extract", `${base}/kettles`, `${base}/away`, "--json"], {
    NODE_ENV: "production",
  });

  const [page, away] = rows(ended);
  expect(page).toMatchObject({ author: "Ida Brandt" });
  expect(away).toMatchObject({ error: expect.any(String) });
});
