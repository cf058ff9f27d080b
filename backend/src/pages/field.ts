import { html, type Html } from './html.ts'

export interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string | undefined
  error?: string | undefined
  hint?: string | undefined
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  placeholder?: string
  maxlength?: number
  /** Codes and addresses are written left to right in Arabic, too. */
  ltr?: boolean
}

/** A labelled input; its error and hint are read out with it. */
export function field(options: Field): Html {
  const { name, label, type = 'text', value, error, hint, inputmode, placeholder, ltr } = options
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value ?? ''}"
      required
      maxlength="${options.maxlength ?? 200}"
      autocomplete="${options.autocomplete}"
      ${inputmode && html`inputmode="${inputmode}"`}
      ${placeholder && html`placeholder="${placeholder}"`}
      ${ltr && html`dir="ltr"`}
      ${described && html`aria-describedby="${described}"`}
      ${error && html`aria-invalid="true"`}
    />
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

/** A message about the whole form, announced at once. */
export function alertBox(message: string | undefined): Html | undefined {
  return message ? html`<p class="alert" role="alert">${message}</p>` : undefined
}
