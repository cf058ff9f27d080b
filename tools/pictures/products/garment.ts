import { mark } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { mirror, roundedRectPath } from '../graphics/paths.ts'
import type { Vector } from '../graphics/projection.ts'
import { cloth, type Fabric, fold, seam } from '../materials/cloth.ts'
import { type FlatLay, layFlat } from '../objects/flat-lay.ts'
import type { Product } from './product.ts'

const jersey = (colour: string): Fabric => ({ colour, thread: '0.3 0.5', crease: 0.85, seed: 14 })

/** The woven label that carries the chip. */
const label = (x: number, y: number, ink: string) => mark(ink, 52, x, y)

const teeOutline =
  'M-98 -352C-150 -338 -205 -322 -252 -300C-298 -278 -322 -236 -338 -196L-398 -84C-366 -58 -330 -42 -296 -34L-262 -106C-256 20 -262 190 -268 346C-90 362 90 362 268 346C262 190 256 20 262 -106L296 -34C330 -42 366 -58 398 -84L338 -196C322 -236 298 -278 252 -300C205 -322 150 -338 98 -352Q0 -248 -98 -352Z'

export const tee = (colour: string, ink: string): FlatLay => ({
  outline: teeOutline,
  art: (doc) =>
    [
      `<path d="M-98 -352Q0 -372 98 -352Q0 -236 -98 -352Z" fill="${darken(colour, 0.45)}"/>`,
      `<path d="M-22 -357h44v15h-44Z" fill="${lighten(colour, 0.7)}" opacity="0.85"/>`,
      cloth(doc, teeOutline, jersey(colour)),
      mirror(
        fold(doc, 'M-258 -112C-226 -70 -190 -44 -140 -30', 13, 0.26) +
          fold(doc, 'M-262 -60C-240 0 -220 60 -214 130', 16, 0.2) +
          seam('M-252 -300C-262 -240 -266 -170 -262 -106', colour) +
          seam('M-388 -98C-360 -74 -326 -58 -290 -50', colour),
      ),
      fold(doc, 'M-70 110C-40 190 -52 260 -30 338', 20, 0.16) +
        fold(doc, 'M120 60C140 150 126 240 150 330', 18, 0.18),
      `<path d="M-98 -352Q0 -248 98 -352L112 -346Q0 -216 -112 -346Z" fill="${darken(colour, 0.06)}"/>`,
      `<path d="M-112 -346Q0 -216 112 -346" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="2.4"/><path d="M-98 -352Q0 -248 98 -352" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="2"/>`,
      seam('M-267 328C-90 344 90 344 267 328', colour),
      label(104, -152, ink),
    ].join(''),
})

const hoodOutline =
  'M-140 -290C-170 -376 -110 -446 0 -448C110 -446 170 -376 140 -290C92 -248 44 -226 0 -212C-44 -226 -92 -248 -140 -290Z'
const bodyOutline =
  'M-128 -304C-190 -286 -240 -266 -278 -236C-318 -196 -344 -90 -362 20L-446 256C-420 274 -384 286 -352 288L-266 20L-272 330H272L266 20L352 288C384 286 420 274 446 256L362 20C344 -90 318 -196 278 -236C240 -266 190 -286 128 -304C60 -270 -60 -270 -128 -304Z'

export const hoodie = (colour: string, ink: string): FlatLay => ({
  outline: bodyOutline + hoodOutline,
  art: (doc) => {
    const fleece: Fabric = { colour, thread: '0.6 0.8', crease: 0.95, seed: 23 }
    const rib = (path: string) =>
      `${cloth(doc, path, { ...fleece, colour: darken(colour, 0.1), crease: 0.3 })}<path d="${path}" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="2.5"/>`
    return [
      cloth(doc, bodyOutline, fleece),
      mirror(
        fold(doc, 'M-272 40C-262 -20 -250 -70 -218 -110', 18, 0.28) +
          fold(doc, 'M-330 60C-320 130 -350 190 -352 250', 16, 0.22) +
          fold(doc, 'M-262 120C-220 160 -200 220 -196 300', 16, 0.16) +
          seam('M-238 -262C-262 -180 -272 -60 -268 40', colour),
      ),
      rib('M-272 330H272V382Q0 396 -272 382Z'),
      mirror(rib('M-446 256C-420 274 -384 286 -352 288L-360 334C-392 336 -430 322 -454 304Z')),
      cloth(doc, 'M-128 120H128L176 292H-176Z', { ...fleece, crease: 0.7, seed: 9 }) +
        seam('M-176 292L-128 120H128L176 292', colour),
      cloth(doc, hoodOutline, { ...fleece, seed: 31 }),
      `<path d="M-104 -322C-112 -384 -70 -418 0 -420C70 -418 112 -384 104 -322C70 -280 34 -256 0 -244C-34 -256 -70 -280 -104 -322Z" fill="${doc.radialGradient(
        [
          [0, darken(colour, 0.62)],
          [1, darken(colour, 0.34)],
        ],
        [0.5, 0.4, 0.6],
      )}"/>`,
      seam('M-118 -318C-124 -394 -76 -430 0 -432C76 -430 124 -394 118 -318', colour),
      mirror(
        `<path d="M-36 -244C-44 -190 -34 -140 -40 -92" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="11" filter="${doc.blur(4)}"/><path d="M-36 -246C-44 -190 -34 -140 -40 -96" fill="none" stroke="${lighten(colour, 0.55)}" stroke-width="8" stroke-linecap="round"/><path d="M-40 -108v22" stroke="#b9bcbf" stroke-width="10" stroke-linecap="round"/>`,
      ),
      label(112, -96, ink),
    ].join('')
  },
})

const bag = roundedRectPath(380, 420, 8)
const handle = 'M-92 -206C-104 -330 -70 -400 0 -402S104 -330 92 -206'

export const tote = (colour: string, ink: string): FlatLay => ({
  outline: bag,
  art: (doc) => {
    const canvas: Fabric = { colour, thread: '0.16 0.2', crease: 0.75, seed: 17 }
    const strap = (shade: string, width: number) =>
      `<path d="${handle}" fill="none" stroke="${shade}" stroke-width="${width}"/>`
    return [
      `<g opacity="0.4" transform="translate(9 12)" filter="${doc.blur(9)}">${strap('#1d1712', 26)}</g>`,
      `<g transform="translate(6 6)">${strap(darken(colour, 0.35), 26)}</g>`,
      cloth(doc, bag, canvas),
      strap(darken(colour, 0.28), 27) + strap(lighten(colour, 0.06), 24),
      mirror(
        `<path d="M-106 -206h26v46h-26Z" fill="${lighten(colour, 0.04)}" stroke="#000" stroke-opacity="0.22" stroke-width="1.5"/>${seam('M-102 -166l18 -36m0 36l-18 -36', colour)}`,
      ),
      seam('M-188 -182H188', colour),
      fold(doc, 'M-150 -60C-120 40 -140 120 -110 200', 20, 0.16) +
        fold(doc, 'M140 -120C120 -20 150 90 128 190', 18, 0.16),
      `<path d="${roundedRectPath(120, 120, 10)}" transform="translate(0 10)" fill="none"/>${mark(ink, 132, 0, 14)}`,
      `<rect x="150" y="96" width="34" height="46" rx="3" fill="${ink}"/>${mark(lighten(colour, 0.4), 24, 167, 119)}`,
    ].join('')
  },
})

interface GarmentStyle {
  colour: string
  paper: Paper
  /** Millimetres: how wide it is, where its middle is, and where the chip is sewn in. */
  width: number
  middle: Vector
  chip: Vector
}

/** Clothes lie flat on the paper, seen from above. */
export function garmentProduct(
  garment: FlatLay,
  { colour, paper, width, middle, chip }: GarmentStyle,
): Product {
  return {
    paper,
    accent: darken(colour, 0.3),
    draw: layFlat(garment, [0, 0, 0]),
    drawFlat: layFlat(garment, [0, 0, 0], -7),
    pitch: 82,
    width,
    flatWidth: width * 1.12,
    middle,
    focus: chip,
    detailWidth: 300,
    phonePlacement: {
      phone: [chip[0] + 62, chip[1] - 34, 40],
      target: [chip[0] + 6, chip[1] - 20, 0],
      across: 330,
    },
  }
}
