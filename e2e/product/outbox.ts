/** The mails of a product without SMTP: files in DATA_DIR/outbox. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readableMail } from "@citeworthy/server/testing";
import { expect } from "@playwright/test";
import { place } from "./place.ts";

/** The newest mail to an address with such a subject, as soon as there is one. */
export async function newestMail(to: string, subject: RegExp): Promise<string> {
  const find = () => mailsTo(to, subject);
  await expect.poll(() => find().length, { message: `a mail to ${to}` }).toBeGreaterThan(0);
  return find().at(-1) ?? "";
}

export function mailsTo(address: string, subject = /./): string[] {
  const header = (mail: string, name: string) => new RegExp(`^${name}:(.*)$`, "im").exec(mail)?.[1] ?? "";
  return oldestFirst(join(place.now.dataDir, "outbox"))
    .map((file) => readableMail(readFileSync(file, "utf8")))
    .filter((mail) => header(mail, "To").includes(address) && subject.test(header(mail, "Subject")));
}

/** The first link to the product in a mail. */
export function linkIn(mail: string, baseUrl = place.now.baseUrl): string {
  const link = mail.split(/[\s"<>()]+/).find((word) => word.startsWith(`${baseUrl}/`));
  if (!link) throw new Error(`No link to the product in this mail:\n${mail}`);
  return link.replaceAll("&amp;", "&");
}

function oldestFirst(folder: string): string[] {
  const files = listed(folder).map((name) => join(folder, name));
  return files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
}

/** The folder appears with the first mail. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".eml") && !name.startsWith("."));
  } catch {
    return [];
  }
}
