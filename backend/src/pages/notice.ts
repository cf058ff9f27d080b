import { type Html, html } from './html.ts'

export type NoticeKind = 'error' | 'success' | 'info'

/** Renders a message of the page as a whole; screen readers announce it. Nothing without a text. */
export function renderNotice(kind: NoticeKind, text: string | undefined): Html | undefined {
  if (!text) return undefined
  const role = kind === 'error' ? 'alert' : 'status'
  return html`<p class="notice ${kind}" role="${role}">${text}</p>`
}
