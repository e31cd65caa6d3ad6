/** WordPress as Debian packs it, with a new database, behind PHP's own web server. */
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lacksPrograms } from "@citeworthy/server/testing";
import { freePort } from "../product/free-port.ts";
import { startMariadb } from "./mariadb.ts";

export type WordPress = {
  url: string;
  user: string;
  password: string;
  /** Warnings and errors of PHP that name the plug-in's folder. */
  complaints: () => string[];
  stop: () => Promise<void>;
};

const PACKAGED = "/usr/share/wordpress";
const DATABASE = "wordpress";
const START_LIMIT_MS = 600_000;
/** WordPress calls itself for background work, and the editor sends several requests at once. */
const WORKERS = "6";

/** Says what is missing; installs it where it may. */
export const lacksWordPress = (): boolean =>
  lacksPrograms(
    "the WordPress plug-in",
    { command: "php", package: "php-cli" },
    // WordPress writes its sitemap with this extension of PHP, which has no program of its own.
    { file: "/var/lib/dpkg/info/php-xml.list", package: "php-xml" },
    { command: "mariadbd", package: "mariadb-server" },
    { file: join(PACKAGED, "wp-load.php"), package: "wordpress" },
    {
      file: join(PACKAGED, "wp-content/themes/twentytwentythree"),
      package: "wordpress-theme-twentytwentythree",
    },
  );

export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), "citeworthy-wordpress-"));
  const database = await startMariadb(folder, DATABASE);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const account = { user: "editor", password: randomUUID() };
  let server: Awaited<ReturnType<typeof servePhp>> | null = null;
  const stop = async () => {
    await server?.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const site = copySite(folder, { url, socket: database.socket });
    install(site, { url, ...account });
    server = await servePhp(site, port);
    const log = join(folder, "debug.log");
    const complaints = () =>
      existsSync(log)
        ? readFileSync(log, "utf8")
            .split("\n")
            .filter((line) => line.includes("plugins/citeworthy"))
        : [];
    return { url, ...account, complaints, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Debian's package links shared files and keeps its configuration in /etc, so the proof installs a copy. */
function copySite(folder: string, { url, socket }: { url: string; socket: string }): string {
  const site = join(folder, "site");
  const leftOut = new Set(
    ["wp-config.php", ".htaccess", "wp-content/languages"].map((name) => join(PACKAGED, name)),
  );
  cpSync(PACKAGED, site, { recursive: true, dereference: true, filter: (path) => !leftOut.has(path) });
  mkdirSync(join(site, "wp-content/upgrade"), { recursive: true });
  const constants = {
    DB_NAME: DATABASE,
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: "utf8mb4",
    WP_HOME: url,
    WP_SITEURL: url,
    AUTH_KEY: randomUUID(),
    SECURE_AUTH_KEY: randomUUID(),
    LOGGED_IN_KEY: randomUUID(),
    NONCE_KEY: randomUUID(),
    FS_METHOD: "direct",
    WP_ACCESSIBLE_HOSTS: "localhost,127.0.0.1",
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define(${quoted(name)}, ${quoted(value)});`,
  );
  writeFileSync(
    join(site, "wp-config.php"),
    // No update is looked for on the network, and a mistake of the plug-in is kept in a log.
    `<?php\n${lines.join("\n")}\ndefine('WP_HTTP_BLOCK_EXTERNAL', true);\ndefine('WP_CRON_LOCK_TIMEOUT', 1);\ndefine('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);\ndefine('WP_DEBUG_LOG', ${quoted(join(folder, "debug.log"))});
$table_prefix = 'wp_';\ndefined('ABSPATH') || define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`,
  );
  return site;
}

/** As the form of a new installation does, with readable addresses and without the editor's tour. */
function install(
  site: string,
  { url, user, password }: { url: string; user: string; password: string },
): void {
  const script = `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = ${quoted(new URL(url).host)};
function wp_new_blog_notification() {}
require ${quoted(join(site, "wp-load.php"))};
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A site about coffee', ${quoted(user)}, 'editor@journeys.example', true, '', ${quoted(password)});
$wp_rewrite->set_permalink_structure('/%postname%/');
flush_rewrite_rules(false);
$preferences = array('core/edit-post' => array('welcomeGuide' => false), '_modified' => gmdate('c'));
update_user_meta(1, $wpdb->prefix . 'persisted_preferences', $preferences);
`;
  const { status, stdout, stderr } = spawnSync("php", [], { input: script, encoding: "utf8" });
  if (status !== 0) throw new Error(`WordPress can't be installed:\n${stdout}${stderr}`);
}

const ROUTER = `<?php
$path = __DIR__ . '/site' . rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (file_exists($path) && $path !== __DIR__ . '/site/') return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/site/index.php';
`;

async function servePhp(site: string, port: number) {
  const router = join(site, "../router.php");
  writeFileSync(router, ROUTER);
  const limits = ["upload_max_filesize=8M", "post_max_size=8M", "opcache.enable_cli=1"];
  const flags = limits.flatMap((limit) => ["-d", limit]);
  const child = spawn("php", [...flags, "-S", `127.0.0.1:${port}`, "-t", site, router], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS },
    stdio: "ignore",
    // Its workers are processes too: they end as one group.
    detached: true,
  });
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await gone;
  };
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(`http://127.0.0.1:${port}/wp-login.php`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error("PHP's web server did not start.");
    }
    await sleep(100);
  }
  return { stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}
