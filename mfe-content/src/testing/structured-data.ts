interface StructuredData {
  '@type': string
  /** The questions of an `FAQPage`. */
  mainEntity?: unknown[]
}

/** The JSON-LD on the page whose `@type` is `type`. */
export function findStructuredData(type: string): StructuredData | undefined {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  return Array.from(scripts, ({ textContent }) => JSON.parse(textContent) as StructuredData).find(
    (data) => data['@type'] === type,
  )
}
