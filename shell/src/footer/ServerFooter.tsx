/** The footer in the server's HTML; nothing in the browser, which leaves that as it is. */
export function ServerFooter() {
  return null
}
