import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'

import {
  markdownDocument,
  markdownFact,
  markdownHeading,
  markdownLink,
  markdownList,
  markdownPicture,
  markdownTable,
} from './markdown.ts'

describe('Markdown', () => {
  test('shows a text as it is', () => {
    expect(escapeMarkdown('<b>5*3_2</b> [a](b) | `c`')).toBe(
      '\\<b\\>5\\*3\\_2\\</b\\> \\[a\\](b) \\| \\`c\\`',
    )
    expect(escapeMarkdown('# a\n- b\n2026 c - d\n---')).toBe('\\# a\n\\- b\n2026 c - d\n\\---')
    expect(escapeMarkdown(' 1. first\n10) second \n \n\n third')).toBe(
      '1\\. first\n10\\) second\n\nthird',
    )
  })

  test('keeps headings, facts, links and cells on one line', () => {
    const text = 'a\n|b'
    expect(markdownHeading(2, text)).toBe('## a \\|b')
    expect(markdownFact('Price:', text)).toBe('**Price:** a \\|b')
    expect(markdownPicture(text, '/a (1).png')).toBe('![a \\|b](/a%20%281%29.png)')
    expect(markdownTable(['Name'], [[markdownLink(text, '/x')]])).toBe(
      '| Name |\n| --- |\n| [a \\|b](/x) |',
    )
    expect(markdownTable(['Name'], [])).toBe('')
  })

  test('leaves out what is empty', () => {
    const list = markdownList(['a', '', false, undefined, 'b'])
    expect(markdownDocument(['# Title', '', undefined, list])).toBe('# Title\n\n- a\n- b\n')
  })
})
