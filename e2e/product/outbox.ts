/** The mails of a product without SMTP: files in DATA_DIR/outbox. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The newest mail to an address, as soon as there is one after `seen` older ones. */
export async function newestMail(dataDir: string, address: string, seen = 0): Promise<string> {
  const find = () => mailsTo(dataDir, address);
  await expect.poll(() => find().length, { message: `a mail to ${address}` }).toBeGreaterThan(seen);
  return find().at(-1) ?? "";
}

export function mailsTo(dataDir: string, address: string): string[] {
  return oldestFirst(join(dataDir, "outbox"))
    .map((file) => unfolded(readFileSync(file, "utf8")))
    .filter((mail) => /^To:.*$/im.exec(mail)?.[0].includes(address));
}

/** The first link to the product in a mail. */
export function linkIn(mail: string, baseUrl: string): string {
  const link = mail.split(/[\s"<>()]+/).find((word) => word.startsWith(`${baseUrl}/`));
  if (!link) throw new Error(`No link to ${baseUrl} in this mail:\n${mail}`);
  return link.replaceAll("&amp;", "&");
}

function oldestFirst(folder: string): string[] {
  const files = listed(folder).map((name) => join(folder, name));
  return files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

/** The folder appears with the first mail. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Undoes quoted-printable, which breaks long links over lines. */
const unfolded = (mail: string) =>
  /^Content-Transfer-Encoding: quoted-printable/im.test(mail)
    ? mail
        .replace(/=\r?\n/g, "")
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : mail;
