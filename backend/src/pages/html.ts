/** Markup that is safe to send: every value put into it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

export type HtmlValue = Html | string | number | false | null | undefined | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (char) => entities[char] ?? char)
  if (typeof value === 'number') return String(value)
  return value ? value.map((part) => part.text).join('') : ''
}

/** Template tag for markup; values are escaped, `false` and `null` leave nothing. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)))
}
