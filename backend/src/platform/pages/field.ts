import { type Html, html } from './html.ts'

interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  value?: string | undefined
  error?: string | undefined
  hint?: string | undefined
  autocomplete: string
  inputmode?: 'numeric' | 'email' | 'tel'
  placeholder?: string
  maxlength?: number
  /** By default, the field must be filled in. */
  optional?: boolean
  /** Codes and e-mail addresses run left to right in Arabic, too. */
  ltr?: boolean
  /** Typing can begin at once. */
  autofocus?: boolean
}

/** Renders a labelled input, described by its error and hint. */
export function renderField(options: Field): Html {
  const { name, label, type = 'text', value, error, hint, inputmode, placeholder, ltr } = options
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value ?? ''}"
      ${!options.optional && html`required`}
      maxlength="${options.maxlength ?? 200}"
      autocomplete="${options.autocomplete}"
      ${inputmode && html`inputmode="${inputmode}"`}
      ${placeholder && html`placeholder="${placeholder}"`}
      ${options.autofocus && html`autofocus`}
      ${ltr && html`dir="ltr"`}
      ${describedBy && html`aria-describedby="${describedBy}"`}
      ${error && html`aria-invalid="true"`}
    />
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

type NoticeKind = 'error' | 'success'

/** Renders a message of the page as a whole; screen readers announce it. Nothing without a text. */
export function renderNotice(kind: NoticeKind, text: string | undefined): Html | undefined {
  if (!text) return undefined
  const role = kind === 'error' ? 'alert' : 'status'
  return html`<p class="notice ${kind}" role="${role}">${text}</p>`
}
