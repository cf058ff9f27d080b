import { escapeHtml } from '@shop/server/escape-html.ts'

// No library: tags such as ghtml return strings, which do not tell the type checker what is escaped.

/** Markup whose interpolated values are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlValue = Html | string | number | false | null | undefined | readonly Html[]

function toMarkup(value: HtmlValue): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return value ? value.map((part) => part.text).join('') : ''
}

/** Template tag for markup; escapes strings and renders `false`, `null` and `undefined` as nothing. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toMarkup)))
}
