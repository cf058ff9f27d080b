#!/bin/sh
# Prints nginx's configuration of the storefront: fill.sh storefront.env > /etc/nginx/conf.d/storefront.conf
set -eu

here=$(dirname "$0")
names='SITE_NAME API_NAME SITE_SERVERS API_SERVERS CERTIFICATE CERTIFICATE_KEY RELEASE_DIR CACHE_DIR ACCESS_LOG ERROR_LOG ACME_DIR HTTP_PORT HTTPS_PORT INTERNAL_PORT'

fail() {
  echo "fill.sh: $1" >&2
  exit 1
}

[ $# -eq 1 ] || fail 'name the file of the settings: fill.sh storefront.env'
[ -r "$1" ] || fail "$1 cannot be read"
for name in $names; do unset "$name"; done
case $1 in
  */*) . "$1" ;;
  *) . "./$1" ;;
esac

replacements=''
for name in $names; do
  eval "value=\${$name-}"
  [ -n "$value" ] || fail "$name is missing in $1"
  case $value in
    *[!A-Za-z0-9\ ._:/@[\]-]*) fail "$name has a character that is not allowed: $value" ;;
  esac
  replacements="$replacements;s|\${$name}|$value|g"
done

# A server that has failed three times is asked again after two seconds: less than a restart takes, so that a rolling
# restart does not find all of them marked. Where all are, each is tried all the same, as a backup.
list_servers() {
  for address in $1; do
    printf 'server %s max_fails=3 fail_timeout=2s; ' "$address"
  done
  set -- $1
  [ $# -lt 2 ] || for address in "$@"; do
    printf 'server %s max_fails=0 backup; ' "$address"
  done
}

port_suffix=''
[ "$HTTPS_PORT" = 443 ] || port_suffix=":$HTTPS_PORT"

# From 1.25.1 on HTTP/2 is a directive of its own, and nginx warns of the option.
tls_options='ssl http2'
http2=''
version=$(PATH="$PATH:/usr/sbin" nginx -v 2>&1 | sed -n 's|.*nginx/\([0-9.]*\).*|\1|p')
if [ "$(printf '%s\n' 1.25.1 "${version:-0}" | sort -V | head -n 1)" = 1.25.1 ]; then
  tls_options=ssl
  http2='http2 on;'
fi

sed -e "s|\${SITE_UPSTREAM}|$(list_servers "$SITE_SERVERS")|" \
  -e "s|\${API_UPSTREAM}|$(list_servers "$API_SERVERS")|" \
  -e "s|\${PORT_SUFFIX}|$port_suffix|g" \
  -e "s|\${TLS_OPTIONS}|$tls_options|" \
  -e "s|\${HTTP2}|$http2|" \
  -e "${replacements#;}" \
  "$here/storefront.conf.template"
