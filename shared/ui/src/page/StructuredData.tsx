interface StructuredDataProps {
  /** A thing of schema.org: `@type` and its properties. */
  data: { '@type': string } & Record<string, unknown>
}

/** What the page is about, for search engines: JSON-LD. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json">{json}</script>
}
