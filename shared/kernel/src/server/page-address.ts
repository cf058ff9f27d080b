/** Path and query of the page. */
export const readPageAddress = (): string | undefined =>
  window.location.pathname + window.location.search
