import { type Html, html } from '../pages/html.ts'

/** Marks of the cards that are accepted, drawn on 48 × 30 units. The form's script knows a card by its name here. */
const marks: Record<string, { name: string; content: Html; ground: string }> = {
  visa: {
    name: 'Visa',
    ground: '#ffffff',
    content: html`<path
      d="M10.5 10.5L13.4 19.5L18.4 10.5M22 10.5L20.4 19.5M30 11.5C28.4 10 25.6 10.4 25.6 12.6C25.6 15 29.2 14.8 28.9 17.4C28.7 19.8 25.6 19.9 24 18.4M31.6 19.5L36 10.5L37.6 19.5M33.2 16.8H37.2"
      fill="none"
      stroke="#1b3a7a"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />`,
  },
  mastercard: {
    name: 'Mastercard',
    ground: '#ffffff',
    content: html`<circle cx="20" cy="15" r="8.2" fill="#d8392b" />
      <circle cx="28" cy="15" r="8.2" fill="#f0a02f" />
      <path d="M24 7.84a8.2 8.2 0 0 1 0 14.32a8.2 8.2 0 0 1 0-14.32Z" fill="#e8682a" />`,
  },
  amex: {
    name: 'American Express',
    ground: '#2a6fb5',
    content: html`<path
      d="M7.5 19.5L11 10.5L14.5 19.5M8.8 16.6H13.2M17.5 19.5V10.5L21.2 15.6L24.9 10.5V19.5M33.2 10.5H28.4V19.5H33.2M28.4 15H32.4M36 10.5L41 19.5M41 10.5L36 19.5"
      fill="none"
      stroke="#ffffff"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />`,
  },
}

/** Renders the marks of the accepted cards. @param label names them */
export function renderCardMarks(label: string): Html {
  return html`<ul class="card-marks" aria-label="${label}" translate="no">
    ${Object.entries(marks).map(
      ([id, { name, content, ground }]) =>
        html`<li data-card="${id}">
          <svg viewBox="0 0 48 30" width="40" height="25" role="img" aria-label="${name}">
            <rect
              x=".5"
              y=".5"
              width="47"
              height="29"
              rx="4.5"
              fill="${ground}"
              stroke="#000"
              stroke-opacity=".14"
            />
            ${content}
          </svg>
        </li>`,
    )}
  </ul>`
}
