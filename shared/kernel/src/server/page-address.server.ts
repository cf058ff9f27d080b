import { currentRendering } from './render-host.server.ts'

/** Path and query of the page that is rendered. */
export const readPageAddress = (): string | undefined => currentRendering().url
