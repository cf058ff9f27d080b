import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { type Material, surface } from '../materials/material.ts'
import { crease, type FlatLay, stitch } from '../objects/flat-lay.ts'

const body =
  'M-132 -50H132Q140 -50 142 -40L154 116Q156 140 132 140H-132Q-156 140 -154 116L-142 -40Q-140 -50 -132 -50Z'
const flap =
  'M-138 -58Q-138 -66 -128 -66H128Q138 -66 138 -58L136 20Q134 64 84 66H-84Q-134 64 -136 20Z'
const strap = 'M-124 -52C-190 -150 -150 -268 -20 -276S170 -190 124 -52'

const brass = (doc: SvgDocument) =>
  doc.linearGradient(
    [
      [0, '#f6e3b2'],
      [0.4, '#b98d45'],
      [0.6, '#ecd08b'],
      [1, '#8a6426'],
    ],
    [0, 0, 1, 1],
  )

/** A small leather bag with a shoulder strap. */
export function bag(colour: string): FlatLay {
  const leather = (base: string): Material => ({ kind: 'leather', base, ink: darken(base, 0.5) })
  const thread = lighten(colour, 0.5)
  const line = (paint: string, width: number, opacity = 1) =>
    `<path d="${strap}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  return {
    outline: body,
    art: (doc) =>
      [
        `<g filter="${doc.blur(7)}" opacity="0.5" transform="translate(10 14)">${line('#2a2119', 18)}</g>`,
        line(darken(colour, 0.45), 19) + line(colour, 17) + line(lighten(colour, 0.2), 5, 0.4),
        `<g stroke-dasharray="6 3.4">${line(thread, 15.5, 0.45)}</g>${line(colour, 12.5)}${line(lighten(colour, 0.25), 4, 0.35)}`,
        surface(doc, body, leather(darken(colour, 0.08))),
        `<path d="${body}" fill="${doc.linearGradient([
          [0, '#000000', 0.3],
          [0.6, '#000000', 0],
          [1, '#000000', 0.22],
        ])}"/>`,
        stitch('M-134 -36L-145 114Q-146 131 -130 131H130Q146 131 145 114L134 -36', thread, 1.5),
        `<g filter="${doc.blur(8)}" opacity="0.5" transform="translate(3 11)"><path d="${flap}"/></g>`,
        surface(doc, flap, leather(colour)),
        `<path d="${flap}" fill="${doc.linearGradient([
          [0, '#ffffff', 0.26],
          [0.16, '#ffffff', 0.03],
          [0.8, '#000000', 0],
          [1, '#000000', 0.2],
        ])}"/>`,
        crease(flap, 1.4, 0.4) +
          stitch('M-130 -40L-128 18Q-126 56 -82 58H82Q126 56 128 18L130 -40', thread, 1.5),
        [-124, 124]
          .map(
            (x) =>
              `<rect x="${x - 15}" y="-66" width="30" height="27" rx="5" fill="${darken(colour, 0.14)}" stroke="#000" stroke-opacity="0.3"/><path d="M${x - 13} -66a13 13 0 0 1 26 0" fill="none" stroke="${brass(doc)}" stroke-width="5"/>`,
          )
          .join(''),
        `<path d="M-19 20H19V78Q19 88 9 88H-9Q-19 88 -19 78Z" transform="translate(3 5)" opacity="0.35" filter="${doc.blur(3)}"/>${surface(doc, 'M-19 14H19V78Q19 88 9 88H-9Q-19 88 -19 78Z', leather(lighten(colour, 0.04)))}${stitch('M-14 18V78Q-14 83 -8 83H8Q14 83 14 78V18', thread, 1.3)}`,
        `<rect x="-15" y="52" width="30" height="22" rx="4" fill="${brass(doc)}" stroke="#6d4d1b"/><rect x="-8" y="58" width="16" height="10" rx="2" fill="#7c5a22"/><circle cy="63" r="3" fill="#f3dca4"/>`,
      ].join(''),
  }
}
