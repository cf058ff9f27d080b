/** The JSON-LD on the page whose `@type` is `type`. */
export function findStructuredData(type: string) {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  return Array.from(scripts, ({ textContent }) => JSON.parse(textContent)).find(
    (data) => data['@type'] === type,
  )
}
