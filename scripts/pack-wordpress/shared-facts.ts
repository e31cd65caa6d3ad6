/** What the plug-in has to know as the product does: the AI crawlers, and where the bands of scores begin. */

import { LOG_BOTS } from "@citeworthy/core/logs/bots";
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";

/** As PHP reads a string in single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

export const sharedFactsPhp = (): string =>
  [
    "<?php",
    "/**",
    " * Made by scripts/pack-wordpress.ts from the product's own lists: change them there.",
    " *",
    " * @package Citeworthy",
    " */",
    "",
    "defined( 'ABSPATH' ) || exit;",
    "",
    "return array(",
    "\t'bands'    => array(",
    `\t\t'excellent' => ${EXCELLENT},`,
    `\t\t'good'      => ${GOOD},`,
    "\t),",
    "\t'crawlers' => array(",
    ...LOG_BOTS.flatMap(({ name, owner, purpose }) => [
      "\t\tarray(",
      `\t\t\t'name'    => ${quoted(name)},`,
      `\t\t\t'owner'   => ${quoted(owner)},`,
      `\t\t\t'purpose' => ${quoted(purpose)},`,
      "\t\t),",
    ]),
    "\t),",
    ");",
    "",
  ].join("\n");
