import { paths } from '../paths.generated.ts'
import { type DirectoryParams, listFilters } from './agents.api.ts'

/** The address of a page; what is as usual has no parameter, so that every page has one address. */
export function toDirectoryPath({ page, filters }: DirectoryParams): string {
  const search = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...listFilters(filters),
  }).toString()
  return search ? `${paths.agents}?${search}` : paths.agents
}
