/** Sets the status of the response when the page is rendered on the server; in the browser it has none. */
export function setPageStatus(_status: 404): void {
  // The browser has its response already.
}
