#!/bin/sh
# /usr/local/sbin/storefront: a command of the installed site or backend, with its settings and as its user:
# sudo storefront backend config check
set -eu

settings=/etc/storefront
programs=/opt/storefront
user=storefront

fail() {
  echo "storefront: $1" >&2
  exit 1
}

# As systemd reads them, but for backslashes: a value is taken as it stands, without the quotes around it.
load() {
  [ -e "$1" ] || return 0
  [ -r "$1" ] || fail "$1 cannot be read: use sudo"
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '#'* | ';'*) continue ;;
      *=*) ;;
      *) continue ;;
    esac
    value=${line#*=}
    case $value in
      \"*\") value=${value#\"} value=${value%\"} ;;
      \'*\') value=${value#\'} value=${value%\'} ;;
    esac
    export "${line%%=*}=$value"
  done <"$1"
}

case ${1-} in
  site | backend) program=$1 ;;
  *) fail 'name the program and its command, such as: storefront backend config check' ;;
esac
shift
# Without a command it would serve.
[ $# -gt 0 ] || fail "name a command; storefront $program --help lists them"

load "$settings/shop.env"
load "$settings/$program-1.env"
load "$settings/$program-secrets.env"
export NODE_ENV=production HOME=/nonexistent
cd "$programs/$program"
umask 077
exec setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs node server.mjs "$@"
