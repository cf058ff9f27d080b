import { escapeHtml } from '@shop/server/escape-html.ts'

export const soft = (text: string) => `<span class="soft">${escapeHtml(text)}</span>`

export const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** A table that is scrolled sideways where it is too wide. @param rows elements `tr`, or groups of them */
export function renderTable(columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(columns.join(', '))}"><table><thead><tr>${head}</tr></thead>${rows.join('')}</table></div>`
}
