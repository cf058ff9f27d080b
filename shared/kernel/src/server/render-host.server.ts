import type { Language } from '../language/language.store.ts'

/** The state of one rendering on the server. Nothing of it is seen by another. */
export interface Rendering {
  /** The kernel's query client; created when it is first used. */
  queryClient?: unknown
  language: Language
  /** Status of the response. */
  status: number
  /** Path and query of the page; missing on a site that is older than this. */
  url?: string
}

/** The interface that the site hands to front ends that it renders. */
interface RenderHost {
  /** The rendering that the caller belongs to. @throws outside of any */
  currentRendering: () => Rendering
}

declare global {
  var renderHost: RenderHost
}

export const { currentRendering } = globalThis.renderHost
