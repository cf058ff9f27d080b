import { componentQuery } from '@shop/kernel'
import { useQuery } from '@tanstack/react-query'

const categoryLinksQuery = componentQuery(
  'mfe-catalog/CategoryLinks',
  async () => (await import('./CategoryLinks.tsx')).CategoryLinks,
)

/** Loads the links on demand, since few pages have nothing to show. */
export function LazyCategoryLinks() {
  const { data: CategoryLinks } = useQuery(categoryLinksQuery)
  return CategoryLinks && <CategoryLinks />
}
