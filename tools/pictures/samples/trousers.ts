import { darken, lighten } from '../graphics/colour.ts'
import { mirror, symmetricPath } from '../graphics/paths.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { cloth, type Fabric, fold } from '../materials/cloth.ts'
import { buttons, crease, type FlatLay, stitch } from '../objects/flat-lay.ts'

const waist = (half: number, y: number) =>
  symmetricPath(
    [0, y],
    [half * 0.5, y + 2, half * 0.9, y + 2, half - 4, y - 4],
    [half, y + 54],
    [half * 0.5, y + 60, 40, y + 60, 0, y + 60],
  )

/** Loops that hold a belt. */
const loops = (xs: readonly number[], y: number, colour: string) =>
  xs
    .map(
      (x) =>
        `<rect x="${x - 8}" y="${y - 6}" width="16" height="66" rx="3" fill="#000" opacity="0.3" transform="translate(3 3)"/><rect x="${x - 8}" y="${y - 6}" width="16" height="66" rx="3" fill="${colour}" stroke="#000" stroke-opacity="0.3"/>`,
    )
    .join('')

const legs = symmetricPath(
  [0, -520],
  [214, -520],
  [232, -380, 256, -240, 262, -120],
  [270, 120, 262, 340, 250, 560],
  [200, 570, 130, 570, 78, 562],
  [64, 300, 40, 20, 14, -150],
  [0, -160],
)

/** Where the blue has worn off. */
const worn = (doc: SvgDocument) =>
  mirror(
    `<ellipse cx="146" cy="40" rx="52" ry="230" fill="#cfdcea" opacity="0.26" filter="${doc.blur(38)}"/><g stroke="#dfe8f2" stroke-opacity="0.13" stroke-width="10" filter="${doc.blur(6)}"><path d="M50 -200L150 -176M46 -172L160 -150M40 -140L150 -128"/></g>`,
  )

/** Blue jeans with yellow seams. */
export function jeans(colour: string, thread: string): FlatLay {
  const denim: Fabric = { colour, thread: '0.5 0.9', crease: 1, seed: 84 }
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="5" fill="#b9824a" stroke="#5b3a1a"/>`
  return {
    outline: `${legs}${waist(214, -572)}`,
    art: (doc) =>
      [
        `<path d="M-206 -574Q0 -596 206 -574L180 -530H-180Z" fill="${darken(colour, 0.5)}"/><path d="M-40 -570h80v34h-80Z" fill="#a9713f" stroke="#6d4320"/>`,
        cloth(doc, legs, denim),
        worn(doc),
        mirror(
          fold(doc, 'M30 -150C90 -190 150 -210 214 -214', 14, 0.22) +
            fold(doc, 'M20 -130C80 -120 150 -100 220 -90', 14, 0.2) +
            fold(doc, 'M110 120C150 140 200 140 248 128', 12, 0.18) +
            fold(doc, 'M96 170C150 176 200 186 246 184', 12, 0.16) +
            fold(doc, 'M104 440C150 456 200 456 240 444', 14, 0.22) +
            stitch('M252 -130C258 120 252 340 238 560', thread) +
            stitch('M22 -140C50 20 74 300 88 560', thread) +
            stitch('M82 540C130 548 200 548 250 538', thread, 2) +
            `<path d="M98 -518C104 -440 150 -400 228 -392" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="5"/>` +
            stitch('M90 -518C96 -432 146 -390 230 -382', thread) +
            rivet(103, -500) +
            rivet(222, -396),
        ),
        crease('M0 -516V-160', 3, 0.5) +
          stitch('M8 -516V-178M-44 -516C-44 -380 -44 -290 2 -262', thread, 2),
        cloth(doc, waist(214, -572), { ...denim, colour: lighten(colour, 0.04), crease: 0.3 }),
        crease(waist(214, -572), 2, 0.35) +
          stitch(
            'M-204 -562C-100 -558 100 -558 204 -562M-208 -530C-100 -522 100 -522 208 -530',
            thread,
          ),
        loops([-150, 150, -70, 70], -574, darken(colour, 0.08)),
        buttons([[6, -544]], '#b9824a', 13),
      ].join(''),
  }
}

const short = symmetricPath(
  [0, -250],
  [206, -250],
  [236, -140, 276, 20, 316, 220],
  [250, 252, 150, 262, 62, 252],
  [50, 180, 30, 60, 10, -10],
  [0, -16],
)

/** Cotton shorts with a drawstring. */
export function shorts(colour: string, cord: string): FlatLay {
  const cotton: Fabric = { colour, thread: '0.5 0.6', crease: 1, seed: 91 }
  const band = waist(206, -304)
  const string = (path: string) =>
    `<path d="${path}" transform="translate(4 6)" fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="9" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${darken(cord, 0.3)}" stroke-width="9" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${cord}" stroke-width="6.6" stroke-dasharray="5 1.4" stroke-linecap="butt"/>`
  return {
    outline: `${short}${band}`,
    art: (doc) =>
      [
        `<path d="M-198 -306Q0 -326 198 -306L176 -262H-176Z" fill="${darken(colour, 0.4)}"/>`,
        cloth(doc, short, cotton),
        mirror(
          fold(doc, 'M24 -8C80 -60 150 -80 214 -84', 15, 0.2) +
            fold(doc, 'M20 20C90 20 170 40 250 70', 16, 0.2) +
            fold(doc, 'M150 60C170 120 170 180 180 246', 20, 0.2) +
            crease('M196 -246C190 -170 204 -100 244 -70', 4, 0.4) +
            stitch('M186 -246C180 -164 196 -92 240 -58', lighten(colour, 0.3)) +
            stitch('M56 230C140 240 240 230 308 200', lighten(colour, 0.3), 2),
        ),
        crease('M0 -250V-16', 3, 0.34) +
          stitch('M-34 -250C-34 -160 -32 -110 0 -92', lighten(colour, 0.3)),
        cloth(doc, band, { ...cotton, crease: 0.4 }),
        `<g clip-path="${doc.clipTo(band)}" stroke="#000" stroke-opacity="0.16" stroke-width="4">${Array.from({ length: 46 }, (_, row) => `<path d="M${-206 + row * 9 + (row % 3)} -320V-230"/>`).join('')}</g>${crease(band, 2, 0.3)}`,
        string('M-22 -276C-60 -250 -74 -200 -60 -150C-54 -128 -58 -110 -64 -90'),
        string('M22 -276C50 -240 44 -180 56 -140C62 -112 52 -90 56 -66'),
        buttons(
          [
            [-22, -276],
            [22, -276],
          ],
          '#b9bcbf',
          6,
        ),
      ].join(''),
  }
}
