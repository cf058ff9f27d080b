import { createGlobalStyle } from 'styled-components'

/** Prints only the element marked `data-sheet`. */
export const PrintStyle = createGlobalStyle`
  @page { margin: 16mm; }

  @media print {
    body :not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
    body :has([data-sheet]) {
      display: block !important;
      min-block-size: 0 !important;
      max-inline-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
    }
    [data-sheet] {
      border: 0 !important;
      padding: 0 !important;
      /* Paper is white, also in the dark theme. */
      --color-text: black;
      --color-muted: dimgray;
      --color-line: silver;
      color: black;
      background: none;
    }
    [data-sheet] + [data-sheet] { break-before: page; }
  }
`
