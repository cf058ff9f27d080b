import { paths } from '../paths.generated.ts'
import type { DirectoryParams } from './agents.api.ts'

/** The address of a page; what is as usual has no parameter, so that every page has one address. */
export function toDirectoryPath({ page, city }: DirectoryParams): string {
  const search = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(city && { city }),
  }).toString()
  return search ? `${paths.agents}?${search}` : paths.agents
}
