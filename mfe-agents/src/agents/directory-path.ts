import { paths } from '../paths.generated.ts'
import { type DirectoryParams, listFilters } from './agents.api.ts'

/** The query of a page; what is as usual has no parameter, so that every page has one address. */
export const toDirectorySearch = ({ page, filters }: DirectoryParams): string =>
  new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...listFilters(filters),
  }).toString()

/** The address of a page. */
export function toDirectoryPath(params: DirectoryParams): string {
  const search = toDirectorySearch(params)
  return search ? `${paths.agents}?${search}` : paths.agents
}
