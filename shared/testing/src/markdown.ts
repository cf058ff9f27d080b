/** Words of a text, however it is broken into lines. */
const toWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The texts of a line of Markdown, without its signs. */
function toTexts(line: string): string[] {
  if (/^(?:---|\|(?: --- \|)+)$/.test(line)) return []
  return line
    .replace(/^(?:#{1,3}|-|>) /, '')
    .replaceAll(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .split(/(?<!\\)\||\*\*| · /)
    .map((text) => toWords(text.replaceAll(/\\(.)/g, '$1').replace(/:$/, '')))
    .filter(Boolean)
}

/** Expects that a page's Markdown begins with the page's heading, and says nothing that the page, which is rendered, does not say. */
export function expectToMatchPage(markdown: string): void {
  const [heading = '', ...lines] = markdown.split('\n')
  const { body, head } = document
  expect(heading).toMatch(/^# /)
  expect(toTexts(heading)).toEqual([toWords(body.querySelector('h1')?.textContent ?? '')])
  const description = head.querySelector('meta[name=description]')?.getAttribute('content')
  const labels = [...body.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)
  const said = toWords([body.textContent, description, ...labels].join(' '))
  for (const text of lines.flatMap(toTexts)) expect(said).toContain(text)
}
