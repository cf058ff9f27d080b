import { darken, lighten } from '../graphics/colour.ts'
import { circlePath } from '../graphics/paths.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { surface } from '../materials/material.ts'
import { crease, type FlatLay, stitch } from '../objects/flat-lay.ts'

const upper = 'M-11.4 -19L-9.6 -66Q-9.4 -70 -5.4 -70H5.4Q9.4 -70 9.6 -66L11.4 -19Z'
const lower = 'M-11.4 19L-9.2 82Q-9 90 0 92Q9 90 9.2 82L11.4 19Z'

const steel = (doc: SvgDocument, turned = false) =>
  doc.linearGradient(
    [
      [0, '#ffffff'],
      [0.25, '#a9aeb2'],
      [0.5, '#eceeef'],
      [0.75, '#7f858a'],
      [1, '#d4d7da'],
    ],
    turned ? [1, 1, 0, 0] : [0, 0, 1, 1],
  )

const hand = (angle: number, length: number, width: number, paint: string) =>
  `<g transform="rotate(${angle})"><path d="M${-width / 2} 3.4L${-width * 0.36} ${-length + 1}L0 ${-length}L${width * 0.36} ${-length + 1}L${width / 2} 3.4Z" fill="#000" opacity="0.3" transform="translate(0.4 0.5)"/><path d="M${-width / 2} 3.4L${-width * 0.36} ${-length + 1}L0 ${-length}L${width * 0.36} ${-length + 1}L${width / 2} 3.4Z" fill="${paint}"/></g>`

function dial(doc: SvgDocument, colour: string): string {
  const marks = Array.from({ length: 60 }, (_, minute) => {
    const hour = minute % 5 === 0
    return `<rect x="${hour ? -0.55 : -0.14}" y="-14.4" width="${hour ? 1.1 : 0.28}" height="${hour ? 3 : 1.1}" rx="0.2" transform="rotate(${minute * 6})" fill="${hour ? steel(doc) : '#ffffff'}" opacity="${hour ? 1 : 0.6}"/>`
  })
  return [
    `<circle r="16" fill="${doc.radialGradient(
      [
        [0, lighten(colour, 0.24)],
        [0.7, colour],
        [1, darken(colour, 0.4)],
      ],
      [0.4, 0.34, 0.75],
    )}"/>`,
    marks.join(''),
    `<circle cy="6.6" r="3.9" fill="${darken(colour, 0.16)}" stroke="#fff" stroke-opacity="0.35" stroke-width="0.3"/>${hand(0, 0, 0, '#fff')}<g transform="translate(0 6.6)">${hand(130, 3, 0.5, '#e8cf9a')}</g>`,
    hand(-58, 8.6, 1.5, '#f2f3f4') +
      hand(62, 12.6, 1.15, '#f2f3f4') +
      hand(204, 13, 0.34, '#e0a458'),
    `<circle r="1.1" fill="#d9dcdf"/><circle r="0.4" fill="#555b60"/>`,
  ].join('')
}

/** A steel wristwatch on a leather strap. */
export function watch(colour: string, strap: string): FlatLay {
  const hide = { kind: 'leather', base: strap, ink: darken(strap, 0.5) } as const
  const thread = lighten(strap, 0.5)
  const lugs =
    'M-14.6 -15L-14 -23.4Q-12.8 -24.6 -11.4 -23.6L-10 -18.6ZM14.6 -15L14 -23.4Q12.8 -24.6 11.4 -23.6L10 -18.6Z'
  return {
    outline: upper + lower + circlePath(20.5),
    art: (doc) =>
      [
        surface(doc, upper, hide) + surface(doc, lower, hide),
        `<path d="${upper}${lower}" fill="${doc.linearGradient(
          [
            [0, '#000000', 0.3],
            [0.3, '#ffffff', 0.16],
            [0.7, '#000000', 0],
            [1, '#000000', 0.34],
          ],
          [0, 0, 1, 0],
        )}"/>`,
        crease(upper + lower, 0.5, 0.4),
        `<g transform="scale(0.4)">${stitch('M-23.6 -56L-19.8 -164M23.6 -56L19.8 -164M-23.6 56L-19 204M23.6 56L19 204', thread, 1.6)}</g>`,
        [40, 49, 58, 67, 76]
          .map((y) => `<ellipse cy="${y}" rx="1.1" ry="1.4" fill="#0c0a08" opacity="0.75"/>`)
          .join(''),
        `<rect x="-12" y="-76" width="24" height="10" rx="2.4" fill="none" stroke="#5d6368" stroke-width="2.6"/><rect x="-12" y="-76" width="24" height="10" rx="2.4" fill="none" stroke="${steel(doc)}" stroke-width="1.9"/><rect x="-0.8" y="-75" width="1.6" height="11" rx="0.8" fill="#8b9196"/>`,
        `<path d="${lugs}" fill="${steel(doc)}" stroke="#5d6368" stroke-width="0.3"/><g transform="scale(1 -1)"><path d="${lugs}" fill="${steel(doc, true)}" stroke="#5d6368" stroke-width="0.3"/></g>`,
        `<rect x="19.6" y="-2.4" width="4.2" height="4.8" rx="1" fill="${steel(doc)}" stroke="#5d6368" stroke-width="0.3"/>`,
        `<circle cx="0.8" cy="1.4" r="20.4" fill="#000" opacity="0.35" filter="${doc.blur(1.2)}"/><circle r="20.4" fill="${steel(doc)}"/><circle r="18.6" fill="${steel(doc, true)}"/><circle r="16.8" fill="#2b2f33"/>`,
        dial(doc, colour),
        `<path d="M-14.6 -6A16 16 0 0 1 7 -14.3C-2 -8 -8 0 -9.4 12.6A16 16 0 0 1 -14.6 -6Z" fill="#fff" opacity="0.13"/>`,
      ].join(''),
  }
}
