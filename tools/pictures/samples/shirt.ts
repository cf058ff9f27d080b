import { darken, lighten } from '../graphics/colour.ts'
import { mirror, symmetricPath } from '../graphics/paths.ts'
import { cloth, type Fabric, fold, seam } from '../materials/cloth.ts'
import { buttons, crease, type FlatLay } from '../objects/flat-lay.ts'

const outline = symmetricPath(
  [0, -330],
  [84, -356],
  [150, -344, 216, -326, 256, -304],
  [300, -276, 326, -214, 342, -140],
  [368, -10, 394, 140, 412, 300],
  [386, 312, 352, 316, 326, 314],
  [314, 180, 300, 40, 260, -84],
  [248, 60, 248, 200, 256, 330],
  [240, 372, 190, 388, 140, 388],
  [90, 388, 50, 396, 0, 396],
)

const leaf =
  'M2 -352C34 -352 66 -360 92 -374C104 -350 112 -322 112 -296C92 -282 72 -276 58 -262C40 -296 18 -324 2 -338Z'
const placket = 'M-17 -318L17 -318L17 396H-17Z'
const cuff = 'M404 232L412 300C386 312 352 316 326 314L318 246C348 250 380 244 404 232Z'

/** A buttoned shirt with a chest pocket. */
export function shirt(colour: string, button: string): FlatLay {
  const oxford: Fabric = { colour, thread: '0.5 0.5', crease: 0.7, seed: 48, grain: 0.45 }
  const row = [-262, -170, -78, 14, 106, 198, 290].map((y) => [0, y] as const)
  return {
    outline,
    art: (doc) =>
      [
        `<path d="M-92 -372Q0 -392 92 -372L64 -290H-64Z" fill="${darken(colour, 0.3)}"/><path d="M-92 -372Q0 -392 92 -372Q0 -352 -92 -372Z" fill="${darken(colour, 0.06)}"/><path d="M-22 -362h44v24h-44Z" fill="#fbf9f4"/>`,
        cloth(doc, outline, oxford),
        mirror(
          fold(doc, 'M258 -96C226 -50 180 -20 130 -6', 13, 0.2) +
            fold(doc, 'M256 -30C232 60 222 120 214 200', 16, 0.16) +
            fold(doc, 'M296 -180C316 -90 332 10 352 110', 15, 0.2) +
            fold(doc, 'M340 120C352 160 366 200 368 236', 11, 0.16) +
            seam('M256 -304C266 -220 268 -150 260 -84', colour) +
            cloth(doc, cuff, { ...oxford, colour: lighten(colour, 0.06), crease: 0.2 }) +
            crease(cuff, 1.8, 0.24) +
            buttons([[342, 288]], button, 5.5),
        ),
        fold(doc, 'M-120 90C-90 180 -110 270 -86 370', 18, 0.14) +
          fold(doc, 'M110 130C134 200 116 290 140 372', 18, 0.14),
        `<g filter="${doc.blur(4)}" opacity="0.3"><path d="${placket}" transform="translate(4 2)"/></g>`,
        cloth(doc, placket, { ...oxford, colour: lighten(colour, 0.05), crease: 0.3 }),
        crease('M-17 -318V396M17 -318V396', 1.4, 0.24),
        buttons(row, button),
        `<g transform="translate(118 -120)">${cloth(doc, 'M-52 -54H52V40L0 66L-52 40Z', { ...oxford, colour: lighten(colour, 0.03), crease: 0.2 })}${crease('M-52 -54H52V40L0 66L-52 40Z', 1.6, 0.22)}${seam('M-48 -38H48', colour)}</g>`,
        `<g filter="${doc.blur(6)}" opacity="0.34" transform="translate(3 9)">${mirror(`<path d="${leaf}"/>`)}</g>`,
        mirror(
          cloth(doc, leaf, { ...oxford, colour: lighten(colour, 0.08), crease: 0.2 }) +
            crease(leaf, 1.6, 0.22),
        ),
        buttons([[0, -322]], button),
      ].join(''),
  }
}
