import { currentRendering } from './render-host.server.ts'

/** Sets the status of the response that is being rendered. */
export function setPageStatus(status: 404): void {
  currentRendering().status = status
}
