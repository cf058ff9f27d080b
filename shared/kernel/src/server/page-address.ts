/** Path and query of the page; those of a page from the server are without parameters that it does not read. */
export const readPageAddress = (): string | undefined =>
  document.documentElement.dataset['renderedUrl'] ??
  window.location.pathname + window.location.search
