import { readInlineScript } from './read-inline-script.ts'

// Inlined: it must work without imports.
const script = readInlineScript('startup/inline-head-script.ts')

export const runHead = () => void (0, eval)(script)

const root = document.documentElement

/** What the page is painted in. */
export const page = () => ({ lang: root.lang, dir: root.dir, theme: root.className })

export function systemIsDark(dark: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = media === `(prefers-color-scheme: ${dark ? 'dark' : 'light'})`
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList
  })
}

/** Every test is a new page, whose language nothing has set. */
export function openPages(): void {
  beforeEach(() => {
    window.history.replaceState(null, '', '/')
    root.removeAttribute('lang')
    root.removeAttribute('dir')
  })
  afterEach(() => void jest.restoreAllMocks())
}
