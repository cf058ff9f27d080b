import { darken, lighten } from '../graphics/colour.ts'
import { mirror, symmetricPath } from '../graphics/paths.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { cloth, type Fabric, fold, seam } from '../materials/cloth.ts'
import { crease, type FlatLay, tubeShading } from '../objects/flat-lay.ts'

const neck = [50, -282, 86, -312, 94, -354] as const
const shoulder = [150, -342, 212, -326, 258, -300] as const
const hem = [180, 364, 90, 368, 0, 368] as const

const loose = symmetricPath(
  [0, -282],
  neck,
  shoulder,
  [304, -272, 336, -218, 356, -166],
  [420, -26],
  [386, 0, 346, 12, 306, 18],
  [268, -80],
  [260, 60, 266, 200, 274, 352],
  hem,
)
const longSleeved = symmetricPath(
  [0, -282],
  neck,
  shoulder,
  [300, -274, 326, -212, 342, -140],
  [368, -10, 392, 130, 408, 276],
  [384, 288, 358, 292, 334, 290],
  [318, 160, 300, 40, 262, -76],
  [252, 60, 254, 200, 258, 352],
  hem,
)

/** The inside of the back, seen through the neck, with the label sewn in. */
const inside = (colour: string) =>
  `<path d="M-94 -354Q0 -374 94 -354C86 -300 50 -270 0 -270S-86 -300 -94 -354Z" fill="${darken(colour, 0.34)}"/><path d="M-94 -354Q0 -374 94 -354Q0 -346 -94 -354Z" fill="${darken(colour, 0.12)}"/><path d="M-20 -352h40v26h-40Z" fill="#f3efe7"/><path d="M-12 -342h24" stroke="#8b8378" stroke-width="3"/>`

/** Ribbed band around the neck. */
function neckband(doc: SvgDocument, colour: string, width = 17): string {
  const line = 'M-94 -354C-86 -312 -50 -282 0 -282S86 -312 94 -354'
  const band = (paint: string, stroke: number, opacity = 1) =>
    `<path d="${line}" fill="none" stroke="${paint}" stroke-width="${stroke}" stroke-opacity="${opacity}"/>`
  return [
    `<g filter="${doc.blur(4)}" transform="translate(2 7)">${band('#000000', width, 0.3)}</g>`,
    band(darken(colour, 0.3), width + 2),
    band(lighten(colour, 0.04), width),
    `<g stroke-dasharray="1.6 2.6">${band('#000000', width - 2, 0.1)}</g>`,
  ].join('')
}

const bodyFolds = (doc: SvgDocument) =>
  mirror(
    fold(doc, 'M-264 -92C-230 -50 -190 -20 -140 -8', 13, 0.2) +
      fold(doc, 'M-264 -40C-244 30 -226 90 -218 170', 16, 0.16),
  ) +
  fold(doc, 'M-80 90C-44 180 -60 260 -36 346', 20, 0.13) +
  fold(doc, 'M118 40C142 140 126 240 152 340', 18, 0.15) +
  fold(doc, 'M-20 -180C20 -120 80 -90 140 -80', 18, 0.07)

/** A wide T-shirt with dropped shoulders. */
export function looseTee(colour: string): FlatLay {
  const jersey: Fabric = { colour, thread: '0.6 0.8', crease: 0.6, seed: 14, grain: 0.3 }
  return {
    outline: loose,
    art: (doc) =>
      [
        inside(colour),
        cloth(doc, loose, jersey),
        bodyFolds(doc),
        mirror(
          crease('M258 -300C268 -230 272 -150 268 -80', 2.6, 0.24) +
            seam('M410 -44C376 -20 340 -6 300 0', colour) +
            fold(doc, 'M290 -210C320 -150 330 -100 340 -50', 16, 0.16),
        ),
        seam('M-272 332C-90 348 90 348 272 332', colour),
        neckband(doc, colour),
      ].join(''),
  }
}

/** Stripes woven across the body and, at an angle, across the sleeves. */
function stripes(doc: SvgDocument, colour: string): string {
  const rows = (from: number, to: number) =>
    Array.from(
      { length: Math.ceil((to - from) / 44) },
      (_, row) => `<rect x="-460" y="${from + row * 44}" width="920" height="17"/>`,
    ).join('')
  const body = symmetricPath([0, -400], [244, -400], [268, -80], [270, 400], [0, 400])
  const sleeve = 'M244 -330L268 -80L330 300H440V-330Z'
  return `<g clip-path="${doc.clipTo(longSleeved)}" fill="${colour}" opacity="0.92"><g clip-path="${doc.clipTo(body)}">${rows(-214, 320)}</g>${mirror(`<g clip-path="${doc.clipTo(sleeve)}"><g transform="rotate(-10 300 0)">${rows(-218, 330)}</g></g>`)}</g>`
}

/** A striped T-shirt with long sleeves. */
export function stripedTop(colour: string, stripe: string): FlatLay {
  const jersey: Fabric = { colour, thread: '0.6 0.8', crease: 0.6, seed: 27, grain: 0.3 }
  return {
    outline: longSleeved,
    art: (doc) =>
      [
        inside(colour),
        cloth(doc, longSleeved, jersey),
        stripes(doc, stripe),
        bodyFolds(doc),
        mirror(
          crease('M258 -300C266 -220 268 -140 262 -76', 2.6, 0.3) +
            fold(doc, 'M300 -170C316 -90 330 0 352 90', 15, 0.2) +
            fold(doc, 'M330 90C350 130 372 180 376 260', 12, 0.18),
        ),
        seam('M-256 334C-90 348 90 348 256 334', colour),
        neckband(doc, colour),
      ].join(''),
  }
}

const cable = (x: number) =>
  Array.from({ length: 14 }, (_, row) => {
    const y = -250 + row * 42
    return `M${x - 13} ${y}C${x - 13} ${y + 18} ${x + 13} ${y + 22} ${x + 13} ${y + 42}M${x + 13} ${y}C${x + 13} ${y + 10} ${x + 5} ${y + 16} ${x + 3} ${y + 18}M${x - 4} ${y + 25}C${x - 11} ${y + 30} ${x - 13} ${y + 36} ${x - 13} ${y + 42}`
  }).join('')

/** A jumper knitted in cables. */
export function jumper(colour: string): FlatLay {
  const wool: Fabric = { colour, thread: '0.22 0.3', crease: 0.8, seed: 36 }
  const ribs =
    (path: string, tilt = 0) =>
    (doc: SvgDocument) =>
      `${cloth(doc, path, { ...wool, colour: darken(colour, 0.06), crease: 0.3 })}<g clip-path="${doc.clipTo(path)}"><g transform="rotate(${tilt} 370 270)" stroke="#000" stroke-opacity="0.22" stroke-width="3">${Array.from({ length: 66 }, (_, row) => `<path d="M${-460 + row * 14} 200V420"/>`).join('')}</g></g>${crease(path, 2, 0.2)}`
  const lines = [-150, -50, 50, 150].map(cable).join('')
  const cuff = 'M398 222L408 276C384 288 358 292 334 290L328 232C352 236 376 232 398 222Z'
  return {
    outline: longSleeved,
    art: (doc) =>
      [
        inside(colour),
        cloth(doc, longSleeved, wool),
        `<g clip-path="${doc.clipTo(longSleeved)}" fill="none" stroke-linecap="round"><g stroke="#000" stroke-opacity="0.2" stroke-width="1.6">${Array.from({ length: 58 }, (_, row) => `<path d="M${-400 + row * 14} -340V330" stroke-dasharray="4 5"/>`).join('')}</g><path d="${lines}" stroke="#000" stroke-opacity="0.3" stroke-width="13" transform="translate(3 3)" filter="${doc.blur(2)}"/><path d="${lines}" stroke="${darken(colour, 0.18)}" stroke-width="12"/><path d="${lines}" stroke="${lighten(colour, 0.14)}" stroke-width="8"/></g>`,
        bodyFolds(doc),
        ribs('M-258 316H258V354C90 370 -90 370 -258 354Z')(doc),
        mirror(
          crease('M258 -300C266 -220 268 -140 262 -76', 3, 0.34) +
            ribs(cuff, -6)(doc) +
            fold(doc, 'M300 -170C316 -90 330 0 352 90', 17, 0.22),
        ),
        neckband(doc, colour, 24),
        tubeShading(doc, longSleeved, 0.1),
      ].join(''),
  }
}
