#!/usr/bin/env bash
# The step of action.yml: annotations in the log, and SARIF if it is asked for. The status is that of the analysis.
set -uo pipefail
# `**` matches folders at any depth; the bash of macOS doesn't know it.
shopt -s globstar 2>/dev/null || true

package=("$RUNNER_TEMP"/citeworthy/citeworthy-*.tgz)
arguments=(--fail-under "${FAIL_UNDER:-0}")
[ -n "${BASELINE:-}" ] && arguments+=(--baseline "$BASELINE")
[ -n "${PAGES_BASE_URL:-}" ] && arguments+=(--base-url "$PAGES_BASE_URL")
[ -n "${PAGES_ROOT:-}" ] && arguments+=(--root "$PAGES_ROOT")
[ -n "${SARIF:-}" ] && arguments+=(--sarif "$SARIF")
if [ -n "${SITEMAP:-}" ]; then
  arguments+=(--sitemap "$SITEMAP" --max-pages "${MAX_PAGES:-100}")
else
  # Patterns are expanded here on purpose.
  # shellcheck disable=SC2206
  arguments+=(-- ${PAGES:-})
fi

exec npm exec --yes --package="${package[0]}" -- citeworthy analyze --format github "${arguments[@]}"
