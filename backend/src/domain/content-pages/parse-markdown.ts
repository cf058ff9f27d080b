import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { isSafeHref, type RichNode, toPlainText } from '@shop/contracts/rules/rich-text.ts'
import type { ContentDocument } from '@shop/contracts/wire/content-page.ts'
import { lexer, type MarkedToken, type Token } from 'marked'

/** What search engines show. */
const MAX_DESCRIPTION = 160

type Tag = Exclude<RichNode, string>['tag']

const toElement = (tag: Tag, children: RichNode[]): RichNode => ({ tag, children })

const toRow = (tag: 'th' | 'td', cells: readonly { tokens: Token[] }[]): RichNode =>
  toElement(
    'tr',
    cells.map(({ tokens }) => toElement(tag, toNodes(tokens))),
  )

function toLink(href: string, children: RichNode[]): RichNode[] {
  if (!isSafeHref(href)) return children
  // The language is the visitor's.
  return [{ tag: 'a', href: href.startsWith('/') ? withoutLanguagePrefix(href) : href, children }]
}

/** HTML is shown as it was typed, and a picture by its description. */
function toNode(token: MarkedToken): RichNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'paragraph':
      return [toElement('p', toNodes(token.tokens))]
    case 'heading':
      return [toElement(token.depth > 3 ? 'h4' : 'h3', toNodes(token.tokens))]
    case 'list':
      return [toElement(token.ordered ? 'ol' : 'ul', toNodes(token.items))]
    case 'list_item':
      return [toElement('li', toNodes(token.tokens))]
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return [toElement(token.type, toNodes(token.tokens))]
    case 'codespan':
      return [toElement('code', [token.text])]
    case 'code':
      return [toElement('pre', [token.text])]
    case 'br':
    case 'hr':
      return [toElement(token.type, [])]
    case 'link':
      return toLink(token.href, toNodes(token.tokens))
    case 'table':
      return [
        toElement('table', [
          toElement('thead', [toRow('th', token.header)]),
          toElement(
            'tbody',
            token.rows.map((row) => toRow('td', row)),
          ),
        ]),
      ]
    case 'html':
      return 'block' in token && token.block ? [toElement('p', [token.raw.trim()])] : [token.raw]
    case 'text':
      return token.tokens ? toNodes(token.tokens) : [token.text]
    case 'image':
    case 'escape':
      return [token.text]
    default:
      return []
  }
}

// Without extensions there are no other tokens.
const toNodes = (tokens: readonly Token[]): RichNode[] =>
  tokens.flatMap((token) => toNode(token as MarkedToken))

/** The begin of a text, cut between words. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION) return line
  return `${line.slice(0, line.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`
}

/**
 * Parses what an owner has written: `#` is the title, `##` a section and `###` a subsection of it. Sections are named by their
 * place, so that an address has the same form in both languages.
 */
export function parseMarkdown(markdown: string): ContentDocument {
  const document: ContentDocument = {
    ...{ title: '', description: '', lead: [], body: [], sections: [] },
    markdown,
  }
  const { sections } = document
  let { body } = document
  for (const token of lexer(markdown) as MarkedToken[]) {
    const depth = token.type === 'heading' ? token.depth : Number.POSITIVE_INFINITY
    const section = sections.at(-1)
    if (token.type !== 'heading' || depth > 3 || (depth === 3 && !section)) {
      body.push(...toNode(token))
      continue
    }
    const title = toPlainText(toNodes(token.tokens))
    if (depth === 1 && document.title === '') document.title = title
    else {
      body = []
      if (depth === 3 && section) {
        section.items.push({ id: `${section.id}-${section.items.length + 1}`, title, body })
      } else sections.push({ id: `section-${sections.length + 1}`, title, body, items: [] })
    }
  }
  const [first] = document.body
  if (typeof first === 'object' && first.tag === 'p') {
    document.lead = first.children
    document.body = document.body.slice(1)
  }
  document.description = shorten(toPlainText(document.lead)) || document.title
  return document
}
