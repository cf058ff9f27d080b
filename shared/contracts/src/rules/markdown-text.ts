/** Stands in a page's Markdown between the words that an owner can replace and everything else. */
export const MARKDOWN_BREAK = '---'

const SPECIAL = /[\\`*_[\]<>|]/g

/** What begins a heading, a list or a rule where it begins a line. */
const LINE_START = /^(\s*(?:\d+(?=[.)]\s))?)(?=[#+=~.)-])/gm

/** A text as Markdown that shows it as it is, in one paragraph for each of its own. */
export const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replace(SPECIAL, '\\$&')
    .replace(LINE_START, '$1\\')
    .replaceAll(/\s*\n\s*\n\s*/g, '\n\n')
