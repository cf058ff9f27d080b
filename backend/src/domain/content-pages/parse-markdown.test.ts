import { type ContentDocument, contentDocumentSchema } from '@shop/contracts/wire/content-page.ts'

import { parseMarkdown } from './parse-markdown.ts'

/** Parses a text that shoppers' browsers accept. */
function parse(markdown: string): ContentDocument {
  const document = parseMarkdown(markdown)
  expect(contentDocumentSchema.safeParse(document).error).toBeUndefined()
  return document
}
const parseBody = (markdown: string) => parse(`# Title\n\nLead.\n\n${markdown}`).body

describe('parseMarkdown', () => {
  test('returns title, lead, sections and their subsections', () => {
    const markdown = [
      '# Our *own* terms',
      'What **counts** here.',
      'Before all.',
      '## Orders',
      'One\ntwo.',
      '### May I cancel?',
      'Yes.',
      '#### How',
      '# Delivery',
      'Three days.',
    ].join('\n\n')
    expect(parse(markdown)).toEqual({
      title: 'Our own terms',
      description: 'What counts here.',
      lead: ['What ', { tag: 'strong', children: ['counts'] }, ' here.'],
      body: [{ tag: 'p', children: ['Before all.'] }],
      sections: [
        {
          id: 'section-1',
          title: 'Orders',
          body: [{ tag: 'p', children: ['One\ntwo.'] }],
          items: [
            {
              id: 'section-1-1',
              title: 'May I cancel?',
              body: [
                { tag: 'p', children: ['Yes.'] },
                { tag: 'h4', children: ['How'] },
              ],
            },
          ],
        },
        {
          id: 'section-2',
          title: 'Delivery',
          body: [{ tag: 'p', children: ['Three days.'] }],
          items: [],
        },
      ],
      markdown,
    })
  })

  test('returns lists, quotes, tables and links as elements', () => {
    expect(parseBody('1. one\n2. *two*\n\n> said')).toEqual([
      {
        tag: 'ol',
        children: [
          { tag: 'li', children: ['one'] },
          { tag: 'li', children: [{ tag: 'em', children: ['two'] }] },
        ],
      },
      { tag: 'blockquote', children: [{ tag: 'p', children: ['said'] }] },
    ])
    expect(parseBody('| a |\n| - |\n| [b](/ar/faqs#x) |')).toEqual([
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [{ tag: 'tr', children: [{ tag: 'th', children: ['a'] }] }],
          },
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'td', children: [{ tag: 'a', href: '/faqs#x', children: ['b'] }] },
                ],
              },
            ],
          },
        ],
      },
    ])
  })

  test.each(['https://oman.example/', 'mailto:us@shop.example', 'tel:+96890000000', '#section-1'])(
    'keeps a link to %s',
    (href) =>
      expect(parseBody(`[there](${href})`)).toEqual([
        { tag: 'p', children: [{ tag: 'a', href, children: ['there'] }] },
      ]),
  )

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//other.example',
    '/\\other.example',
    'elsewhere',
  ])('leaves the words of a link to %s', (href) =>
    expect(parseBody(`[there](<${href}>)`)).toEqual([{ tag: 'p', children: ['there'] }]),
  )

  test('shows HTML as it was typed, and a picture by its description', () => {
    expect(parseBody('<script>alert(1)</script>\n\nA <b>bold</b> ![word](x.png)')).toEqual([
      { tag: 'p', children: ['<script>alert(1)</script>'] },
      { tag: 'p', children: ['A ', '<b>', 'bold', '</b>', ' ', 'word'] },
    ])
  })

  test('cuts the description between words', () => {
    const { description } = parse(`# Title\n\n${'word '.repeat(50)}`)
    expect(description).toMatch(/word…$/)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(parse('# Title\n\n- a list').description).toBe('Title')
  })
})
