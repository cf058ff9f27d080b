import type { Language, MeasuredPage } from './measured-pages.ts'

/** What a visited page shows. */
export interface RenderedPage {
  /** Text of its first heading in the main region. */
  heading: string | null
  language: string
  /** Of the markup that the server sent; null when the browser rendered the page by itself. */
  renderedLanguage: string | null
  /** How many elements of what the page is for. */
  content: number
}

/** A page that did not render must not count as a fast one. @throws unless the page shows what it should */
export function checkRendering(
  address: string,
  page: RenderedPage | undefined,
  { heading, content }: MeasuredPage,
  language: Language,
): void {
  if (!page) throw new Error(`${address} was not looked at`)
  const problems = [
    page.heading?.trim() !== heading[language] &&
      `its heading is ${JSON.stringify(page.heading)}, not ${JSON.stringify(heading[language])}`,
    page.language !== language && `its language is ${page.language}, not ${language}`,
    page.renderedLanguage !== language &&
      `the server rendered it in ${page.renderedLanguage ?? 'no language'}`,
    page.content === 0 && `it has no ${content}`,
  ].filter((problem) => problem !== false)
  if (problems.length > 0) throw new Error(`${address} was not rendered: ${problems.join('; ')}`)
}

/** The scripts tell which of the two shops was visited. @throws when they are the other's */
export function checkScripts(address: string, scripts: readonly string[], isBundle: boolean): void {
  const remotes = scripts.filter((url) => /^\/mfe-/.test(new URL(url).pathname))
  if (scripts.length > 0 && remotes.length > 0 !== isBundle) return
  throw new Error(
    `${address} ran ${remotes.length} scripts of remotes, which is not the shop ${isBundle ? 'in one bundle' : 'of several front ends'}`,
  )
}
