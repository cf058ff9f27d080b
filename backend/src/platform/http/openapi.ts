import type { App } from './app.types.ts'

/** The description of the calls whose paths are chosen. */
export function describeCalls(app: App, isChosen: (path: string) => boolean) {
  const { paths = {}, ...description } = app.swagger()
  const chosen = Object.entries(paths).filter(([path]) => isChosen(path))
  return { ...description, paths: Object.fromEntries(chosen) }
}
