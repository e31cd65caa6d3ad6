/** The Chromium inside the npm package @sparticuz/chromium: x64 Linux only, taken for its binary alone. */
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import type { Found } from "./found.ts";
import { versionOf } from "./installed.ts";

const CACHE = join(import.meta.dirname, "../../node_modules/.cache");

/** The package's own fonts.conf points to folders of another world. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

export async function npmBrowser(): Promise<Found | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const folder = await unpacked(packageFolder());
  const executablePath = join(folder, "chromium");
  // Where libnss3 and its friends are missing, the copies in the package do.
  const libraries = { LD_LIBRARY_PATH: pathList(join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH) };
  const fonts = existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: join(folder, "fonts") };
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    const version = versionOf(executablePath, env);
    if (version !== null) return { executablePath, version, source: "npm package", env };
  }
  return null;
}

const pathList = (...paths: (string | undefined)[]) => paths.filter(Boolean).join(":");

function packageFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
}

/** Once per version, whole or not at all (by the rename), so that parallel callers do no harm. */
async function unpacked(source: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const target = join(CACHE, `chromium-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, "unpack-"));
  try {
    await unpackInto(draft, source);
    chmodSync(draft, 0o755); // mkdtemp made it private; the tests may run as another user
    moveInto(target, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}

async function unpackInto(draft: string, source: string): Promise<void> {
  const { extract } = createRequire(join(source, "package.json"))("tar-fs");
  const bin = join(source, "bin");
  await Promise.all(
    readdirSync(bin).map((file) => {
      const name = file.replace(/(\.tar)?\.br$/, "");
      const folder = name === "swiftshader" ? draft : join(draft, name); // its libraries lie beside the binary
      const out = file.includes(".tar.")
        ? extract(folder, { chown: false }) // as root it would restore a stranger's owner
        : createWriteStream(join(draft, name), { mode: 0o755 });
      return pipeline(createReadStream(join(bin, file)), createBrotliDecompress(), out);
    }),
  );
  writeFileSync(join(draft, "fonts/fonts.conf"), FONTS_CONF);
}

function moveInto(target: string, draft: string): void {
  try {
    renameSync(draft, target);
  } catch (failure) {
    if (!existsSync(target)) throw failure; // otherwise another process was first
  }
}
