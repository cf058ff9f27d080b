/** Elements that Markdown becomes. */
export const richTags = [
  ...(['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'] as const),
  ...(['strong', 'em', 'del', 'code', 'a'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const

/** A part of a formatted text: plain text, or an element with its parts. */
export type RichNode =
  | string
  | {
      tag: (typeof richTags)[number]
      /** Of a link. */
      href?: string | undefined
      children: RichNode[]
    }

/** Returns whether a link may lead there; `//` and `\` would begin another host. */
export const isSafeHref = (href: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href)

/** The words of a formatted text. */
export const toPlainText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : toPlainText(node.children))).join('')
