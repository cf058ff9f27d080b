// The server writes the addresses of pictures as paths; what the browser renders has to be the same.
const ownOrigin = `${location.origin}/`
if (__webpack_public_path__.startsWith(ownOrigin)) {
  __webpack_public_path__ = __webpack_public_path__.slice(location.origin.length)
}
