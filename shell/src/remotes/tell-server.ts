/** The longest that the response to a page may take; a tab that is opened meanwhile renders its own releases anew. */
const MAX_AGE_S = 10

/**
 * Tells the site's server what is this tab's own when the tab loads another page, and only then: other tabs of the
 * browser may have other releases.
 * @param read the cookie's value at that moment; empty removes it
 */
export function tellServerOnUnload(cookieName: string, read: () => string): void {
  window.addEventListener('beforeunload', () => {
    const value = encodeURIComponent(read())
    document.cookie = `${cookieName}=${value};path=/;max-age=${value ? MAX_AGE_S : 0};samesite=lax`
  })
}
