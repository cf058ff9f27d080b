import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { readInlineScript } from '../../testing/read-inline-script.ts'
import { replayEarlyPresses } from '../replay-early-presses.ts'

const script = readInlineScript('early-presses/inline-early-presses.ts')
const html = document.documentElement
let root: Root | undefined

/** Calls of the page's handlers. */
export const calls: string[] = []
export const log = (call: string): void => void calls.push(call)

export const container = (): HTMLElement => document.getElementById('root') as HTMLElement

/** Opens a page with the inline script. @param renderedLang what a page that the server rendered states */
export function openPage(page: ReactElement, renderedLang: string | null = 'en'): UserEvent {
  html.lang = 'en'
  if (renderedLang !== null) html.dataset.renderedLang = renderedLang
  document.body.innerHTML =
    '<div id="press-status" data-en="One moment…"></div><div id="root"></div>'
  container().innerHTML = renderToString(page)
  void (0, eval)(script)
  return userEvent.setup()
}

/** Starts to take the page over. */
export function startHydration(page: ReactElement): void {
  root = hydrateRoot(container(), page)
}

/** Takes the page over. */
export async function hydrate(page: ReactElement): Promise<void> {
  await act(async () => startHydration(page))
  await act(async () => replayEarlyPresses())
}

/** Renders the page in place of the server's. */
export async function renderAnew(page: ReactElement): Promise<void> {
  await act(async () => {
    root = createRoot(container())
    root.render(page)
  })
  await act(async () => replayEarlyPresses())
}

/** Closes the page. */
export function closePage(): void {
  act(() => root?.unmount())
  root = undefined
  window.earlyPresses?.stop()
  delete window.earlyPresses
  delete html.dataset.renderedLang
  document.body.replaceChildren()
  calls.length = 0
}
