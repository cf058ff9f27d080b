import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { type Material, surface } from '../materials/material.ts'
import { crease, type FlatLay, stitch } from '../objects/flat-lay.ts'

/** A left shoe from above, toe up. */
const sole =
  'M-8 -152C34 -152 54 -112 54 -64C54 -26 44 6 43 44C42 84 46 112 34 134C22 152 -22 152 -34 134C-46 112 -42 84 -44 44C-46 4 -60 -20 -60 -66C-60 -114 -44 -152 -8 -152Z'
const upper =
  'M-8 -142C28 -142 45 -106 45 -62C45 -26 36 6 35 44C34 82 37 106 28 126C18 142 -18 142 -28 126C-37 106 -34 82 -36 44C-38 4 -51 -22 -51 -64C-51 -108 -38 -142 -8 -142Z'
const mouth =
  'M-2 20C18 20 25 36 25 62C25 92 24 112 16 122C8 130 -10 130 -18 122C-26 112 -26 92 -26 62C-26 36 -20 20 -2 20Z'
const tongue =
  'M-3 -52C14 -52 20 -40 20 -20C20 10 22 26 20 40C8 48 -12 48 -23 40C-25 26 -24 10 -25 -20C-25 -40 -18 -52 -3 -52Z'

function shoe(doc: SvgDocument, colour: string, accent: string): string {
  const leather: Material = { kind: 'leather', base: colour, ink: accent }
  const rows = [-40, -25, -10, 5, 20]
  const dome = doc.radialGradient(
    [
      [0, '#ffffff', 0.6],
      [0.55, '#ffffff', 0],
      [0.8, '#000000', 0.04],
      [1, '#000000', 0.3],
    ],
    [0.36, 0.2, 0.8],
  )
  const lace = (path: string) =>
    `<path d="${path}" transform="translate(1.2 2.4)" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="6.4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${darken('#f6f3ec', 0.2)}" stroke-width="6.4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#faf8f3" stroke-width="5" stroke-linecap="round"/>`
  return [
    `<path d="${sole}" fill="${darken('#ece6da', 0.06)}" stroke="#000" stroke-opacity="0.22" stroke-width="1"/><path d="${sole}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="1.4" transform="scale(0.975)"/>`,
    `<g filter="${doc.blur(3)}" opacity="0.3" transform="translate(2 3)"><path d="${upper}"/></g>`,
    surface(doc, upper, leather),
    `<path d="${upper}" fill="${dome}"/>`,
    `<path d="M-44 -84C-30 -62 24 -62 38 -82C30 -120 14 -138 -8 -138C-30 -138 -40 -116 -44 -84Z" fill="${lighten(colour, 0.2)}" opacity="0.6"/>${crease('M-44 -84C-30 -60 24 -60 38 -82', 1.2)}${stitch('M-43 -79C-30 -55 24 -55 37 -77', darken(colour, 0.3), 0.8)}`,
    [-118, -106, -94]
      .flatMap((y, row) =>
        [-16, -4, 8].map(
          (x) =>
            `<circle cx="${x + (row % 2) * 5 - 3}" cy="${y}" r="1.3" fill="#000" opacity="0.4"/>`,
        ),
      )
      .join(''),
    `<path d="M-51 -50C-46 -20 -39 6 -37 40L-30 44C-32 4 -30 -30 -34 -52ZM45 -50C40 -20 37 6 36 40L28 44C30 4 27 -30 31 -52Z" fill="${accent}" opacity="0.9"/>`,
    surface(doc, tongue, { ...leather, base: lighten(colour, 0.12) }) + crease(tongue, 1.2, 0.3),
    `<path d="M-30 -58C-20 -66 16 -66 26 -58L30 44C24 26 20 -10 15 -44C8 -52 -14 -52 -20 -44C-26 -8 -26 24 -36 44Z" fill="${colour}" stroke="#000" stroke-opacity="0.2"/>`,
    `<path d="${mouth}" fill="${darken(accent, 0.5)}"/><path d="M-1 38C14 38 19 52 19 70C19 96 18 110 12 116C6 122 -8 122 -14 116C-20 110 -20 96 -20 70C-20 52 -15 38 -1 38Z" fill="${doc.fade(darken('#d8c9b0', 0.5), '#dccfb8')}"/><path d="${mouth}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="6"/><path d="${mouth}" fill="none" stroke="#000" stroke-opacity="0.2" stroke-width="1"/>`,
    `<path d="M-14 128Q-1 136 12 128L9 112Q-1 116 -11 112Z" fill="${accent}"/>`,
    rows
      .map((y, row) =>
        lace(`M${-23 - row} ${y}L${18 + row} ${y + 7}M${18 + row} ${y}L${-23 - row} ${y + 7}`),
      )
      .join(''),
    lace('M-4 34C-24 20 -40 44 -24 54C-14 58 -6 46 -2 36C6 20 34 26 30 44C26 58 6 50 -2 36'),
    lace('M-4 36C-12 52 -16 66 -30 78') + lace('M0 36C8 54 6 68 22 82'),
  ].join('')
}

/** A pair of leather trainers. */
export function sneakers(colour: string, accent: string): FlatLay {
  const places = ['translate(-74 14) rotate(-9)', 'translate(74 -8) rotate(11) scale(-1 1)']
  return {
    outline: '',
    art: (doc) =>
      places
        .map(
          (place) =>
            `<g filter="${doc.blur(13)}" opacity="0.5" transform="translate(20 26)"><path d="${sole}" transform="${place}" fill="#2a2119"/></g><g filter="${doc.blur(4)}" opacity="0.45" transform="translate(6 8)"><path d="${sole}" transform="${place}" fill="#2a2119"/></g><g transform="${place}">${shoe(doc, colour, accent)}</g>`,
        )
        .join(''),
  }
}
