#!/bin/sh
# Makes the secrets of compose.yaml once, readable by the containers' user only. Existing files stay as they are.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
random() { head -c 32 /dev/urandom | base64 | tr -d '/+=\n'; }
[ -s secrets/auth_secret ] || { random; random; } > secrets/auth_secret
[ -s secrets/postgres_password ] || random > secrets/postgres_password
[ -s secrets/database_url ] ||
  printf 'postgres://citeworthy:%s@postgres:5432/citeworthy' "$(cat secrets/postgres_password)" > secrets/database_url
# The folder keeps others out; inside the containers the product runs as user 10001 and must read its files.
chmod 700 secrets
chmod 644 secrets/auth_secret secrets/database_url secrets/postgres_password
