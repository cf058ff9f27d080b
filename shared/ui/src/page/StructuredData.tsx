interface StructuredDataProps {
  /** A schema.org object. */
  data: { '@type': string } & Record<string, unknown>
}

/** JSON-LD for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json">{json}</script>
}
