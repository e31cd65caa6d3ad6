/** LibreOffice, from the Debian package where it isn't installed and root may install it. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hasProgram } from "../../../testing/debian-package.ts";

const COMMAND = "soffice";
const PACKAGE = "libreoffice-writer-nogui";

/** Throws a sentence that says what is missing. */
export function needLibreOffice(): void {
  if (!hasProgram({ command: COMMAND, package: PACKAGE }))
    throw new Error(`This proof opens a .docx in LibreOffice. Install the Debian package ${PACKAGE}.`);
}

/** The document as LibreOffice's flat XML. */
export async function flatXml(docx: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "citeworthy-word-"));
  try {
    const file = join(folder, "article.docx");
    await writeFile(file, docx);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
    const done = spawnSync(
      COMMAND,
      [profile, "--headless", "--convert-to", "fodt", "--outdir", folder, file],
      { encoding: "utf8", timeout: 600_000 },
    );
    if (done.status !== 0) throw new Error(`LibreOffice did not open the file: ${done.stderr}`);
    return await readFile(join(folder, "article.fodt"), "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
