import { darken, lighten } from '../graphics/colour.ts'
import { mirror, symmetricPath } from '../graphics/paths.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { cloth, type Fabric, fold, seam } from '../materials/cloth.ts'
import { crease, type FlatLay } from '../objects/flat-lay.ts'

const outline = symmetricPath(
  [0, -330],
  [92, -352],
  [156, -340, 226, -318, 270, -290],
  [322, -254, 346, -190, 362, -110],
  [388, 20, 410, 150, 424, 290],
  [396, 306, 350, 310, 318, 304],
  [308, 180, 300, 60, 272, -60],
  [282, 80, 284, 190, 272, 320],
  [180, 332, 90, 334, 0, 334],
)
const collar = symmetricPath(
  [0, -352],
  [52, -352, 84, -366, 98, -384],
  [112, -340],
  [84, -310, 40, -298, 0, -298],
)
const hem = symmetricPath([0, 334], [90, 334, 180, 332, 272, 320], [262, 372], [0, 382])
const cuff = 'M318 304C350 310 396 306 424 290L422 336C394 350 352 354 326 348Z'

/** A bomber jacket, zipped, with ribbed edges. */
export function bomber(colour: string, rib: string, lining: string): FlatLay {
  const shell: Fabric = { colour, thread: '0.8 0.8', crease: 1, seed: 52 }
  const ribbed = (doc: SvgDocument, path: string) =>
    `${cloth(doc, path, { colour: rib, thread: '0.5 0.1', crease: 0.2, seed: 3 })}<g clip-path="${doc.clipTo(path)}" stroke="#000" stroke-opacity="0.3" stroke-width="2.4">${Array.from({ length: 100 }, (_, row) => `<path d="M${-450 + row * 9} -400V420"/>`).join('')}</g>${crease(path, 1.8, 0.3)}`
  return {
    outline: outline + collar + hem,
    art: (doc) =>
      [
        `<path d="M-98 -384Q0 -400 98 -384L84 -300H-84Z" fill="${lining}"/><path d="M-22 -378h44v26h-44Z" fill="#efe9dd"/>`,
        cloth(doc, outline, shell),
        mirror(
          fold(doc, 'M270 -70C240 -20 200 10 150 24', 15, 0.34) +
            fold(doc, 'M272 0C250 80 240 150 232 230', 18, 0.3) +
            fold(doc, 'M306 -190C334 -110 350 0 366 80', 18, 0.34) +
            fold(doc, 'M330 70C356 110 386 140 398 190', 14, 0.32) +
            fold(doc, 'M322 190C350 216 384 226 410 250', 13, 0.34) +
            fold(doc, 'M110 -60C130 60 112 190 128 312', 22, 0.2) +
            seam('M270 -290C284 -210 284 -130 272 -60', colour) +
            `<path d="M214 108L150 236" stroke="#000" stroke-opacity="0.5" stroke-width="13" stroke-linecap="round" filter="${doc.blur(3)}"/><path d="M214 106L150 234" stroke="${darken(colour, 0.3)}" stroke-width="11" stroke-linecap="round"/><path d="M210 104L146 232" stroke="${lighten(colour, 0.14)}" stroke-width="4" stroke-linecap="round"/>` +
            ribbed(doc, cuff),
        ),
        ribbed(doc, hem),
        `<g filter="${doc.blur(6)}" opacity="0.4" transform="translate(3 8)"><path d="${collar}"/></g>`,
        ribbed(doc, collar),
        zip(doc),
      ].join(''),
  }
}

function zip(doc: SvgDocument): string {
  const steel = doc.linearGradient(
    [
      [0, '#f2f3f4'],
      [0.5, '#9a9fa3'],
      [1, '#d9dcde'],
    ],
    [0, 0, 1, 0],
  )
  return `<path d="M0 -300V380" stroke="#000" stroke-opacity="0.45" stroke-width="20" filter="${doc.blur(4)}"/><rect x="-8" y="-300" width="16" height="680" fill="#1b1d20"/><path d="M0 -296V380" stroke="#b9bec2" stroke-width="9" stroke-dasharray="3 2.6"/><rect x="-8" y="-304" width="16" height="26" rx="4" fill="${steel}" stroke="#54595d"/><rect x="-5" y="-280" width="10" height="46" rx="4" fill="${steel}" stroke="#54595d"/>`
}
