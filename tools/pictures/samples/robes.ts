import { darken, lighten } from '../graphics/colour.ts'
import { mirror, symmetricPath } from '../graphics/paths.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { cloth, type Fabric, fold, seam } from '../materials/cloth.ts'
import { crease, type FlatLay } from '../objects/flat-lay.ts'

const dressOutline = symmetricPath(
  [0, -372],
  [64, -476],
  [96, -486, 132, -484, 152, -474],
  [150, -430, 158, -390, 190, -352],
  [172, -290, 158, -220, 152, -140],
  [190, 80, 262, 300, 318, 486],
  [220, 516, 110, 524, 0, 524],
)

/** Long folds that fall from the waist and open towards the hem. */
const pleats = (doc: SvgDocument, depth: number) =>
  mirror(
    [
      [26, 40],
      [66, 130],
      [104, 216],
      [134, 276],
    ]
      .map(([top = 0, foot = 0], index) =>
        fold(
          doc,
          `M${top} -110C${top + (foot - top) * 0.3} 100 ${top + (foot - top) * 0.7} 320 ${foot} 510`,
          15 + index * 3,
          depth,
        ),
      )
      .join(''),
  )

/** A sleeveless dress with a tied waist. */
export function dress(colour: string): FlatLay {
  const crepe: Fabric = { colour, thread: '0.5 0.7', crease: 0.7, seed: 61 }
  const silk = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${darken(colour, 0.34)}" stroke-width="${width + 2}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${lighten(colour, 0.08)}" stroke-width="${width}" stroke-linecap="round"/>`
  return {
    outline: dressOutline,
    art: (doc) =>
      [
        `<path d="M-64 -476Q0 -452 64 -476L0 -366Z" fill="${darken(colour, 0.4)}"/>`,
        cloth(doc, dressOutline, crepe),
        pleats(doc, 0.24),
        mirror(
          fold(doc, 'M184 -348C150 -326 120 -310 96 -300', 10, 0.22) +
            fold(doc, 'M70 -410C84 -330 90 -250 84 -160', 13, 0.16) +
            crease('M64 -476L0 -372', 3, 0.34) +
            seam('M152 -474C150 -430 158 -390 190 -352', colour),
        ),
        `<path d="M0 -372V-140" stroke="#000" stroke-opacity="0.14" stroke-width="2"/>`,
        `<path d="M-153 -150C-60 -136 60 -136 153 -150L154 -112C60 -98 -60 -98 -154 -112Z" fill="${darken(colour, 0.12)}"/>${crease('M-153 -150C-60 -136 60 -136 153 -150M-154 -112C-60 -98 60 -98 154 -112', 2)}`,
        `<g filter="${doc.blur(5)}" opacity="0.35" transform="translate(6 8)"><path d="M44 -124C60 -60 52 20 68 96M44 -124C30 -50 38 0 26 60" fill="none" stroke="#000" stroke-width="13"/></g>`,
        silk('M44 -124C60 -60 52 20 68 96', 12) + silk('M44 -124C30 -50 38 0 26 60', 12),
        silk(
          'M44 -126C0 -176 -34 -150 -12 -130C6 -118 28 -120 44 -126C90 -176 124 -150 100 -130C84 -118 60 -120 44 -126',
          9,
        ),
        `<ellipse cx="44" cy="-126" rx="13" ry="11" fill="${darken(colour, 0.1)}" stroke="#000" stroke-opacity="0.3"/>`,
        seam('M-312 468C-110 506 110 506 312 468', colour),
      ].join(''),
  }
}

const robeOutline = symmetricPath(
  [0, -596],
  [24, -596, 48, -602, 62, -614],
  [120, -600, 182, -576, 226, -552],
  [284, -500, 326, -380, 352, -232],
  [388, -20, 404, 90, 416, 190],
  [390, 202, 352, 208, 322, 206],
  [304, 60, 276, -110, 226, -262],
  [222, 40, 236, 320, 262, 600],
  [170, 624, 80, 630, 0, 630],
)

const robeFolds = (doc: SvgDocument, depth: number) =>
  mirror(
    fold(doc, 'M226 -262C190 -160 186 60 204 590', 22, depth) +
      fold(doc, 'M140 -420C120 -100 126 200 140 610', 24, depth * 0.8) +
      fold(doc, 'M60 -240C44 40 52 300 62 616', 20, depth * 0.55) +
      fold(doc, 'M258 -470C300 -360 330 -160 362 150', 18, depth) +
      fold(doc, 'M230 -250C272 -150 306 -20 326 120', 14, depth * 0.8),
  )

/** A long white robe with a tassel at the neck. */
export function kandura(colour: string, thread: string): FlatLay {
  const cotton: Fabric = { colour, thread: '0.6 0.8', crease: 0.5, seed: 70, grain: 0.3 }
  const collar = 'M-62 -614C-48 -602 -24 -596 0 -596S48 -602 62 -614'
  return {
    outline: robeOutline,
    art: (doc) =>
      [
        `<path d="M-62 -614Q0 -630 62 -614Q0 -586 -62 -614Z" fill="${darken(colour, 0.3)}"/>`,
        cloth(doc, robeOutline, cotton),
        robeFolds(doc, 0.2),
        mirror(
          seam('M226 -552C238 -460 236 -350 226 -262', colour) +
            `<path d="M411 158C386 170 350 176 317 174" fill="none" stroke="${thread}" stroke-width="5" stroke-opacity="0.7"/>`,
        ),
        `<path d="${collar}" fill="none" stroke="${thread}" stroke-width="11"/><path d="${collar}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="7 5"/>`,
        `<path d="M-16 -594H16V-300Q0 -288 -16 -300Z" fill="none" stroke="${thread}" stroke-width="3" stroke-opacity="0.85"/>${crease('M0 -594V-304', 2, 0.26)}`,
        `<g filter="${doc.blur(4)}" opacity="0.4" transform="translate(5 7)"><path d="M20 -590C34 -550 36 -520 34 -430" fill="none" stroke="#000" stroke-width="9"/></g><path d="M20 -592C32 -560 34 -530 32 -480" fill="none" stroke="${thread}" stroke-width="6"/><ellipse cx="32" cy="-474" rx="8" ry="10" fill="${thread}"/><path d="M24 -470L18 -396Q32 -388 46 -396L40 -470Z" fill="${thread}"/>${crease('M28 -464L25 -396M33 -464V-394M37 -464L40 -396', 1.4, 0.3)}`,
        `<path d="M-260 578C-90 606 90 606 260 578" fill="none" stroke="#000" stroke-opacity="0.14" stroke-width="3"/>`,
      ].join(''),
  }
}

const wide = symmetricPath(
  [0, -596],
  [24, -596, 48, -602, 62, -614],
  [130, -600, 200, -570, 244, -534],
  [320, -470, 380, -330, 412, -160],
  [450, 30, 468, 130, 480, 240],
  [440, 268, 376, 278, 322, 270],
  [312, 120, 286, -30, 244, -190],
  [250, 100, 272, 340, 306, 590],
  [200, 620, 90, 626, 0, 626],
)

/** Rings and leaves in gold thread along a border. */
const embroidery = (thread: string) => {
  const motif = (y: number) =>
    `<g transform="translate(30 ${y})"><circle r="7.5" fill="none" stroke="${thread}" stroke-width="2.6"/><circle r="2.6" fill="${thread}"/><path d="M0 -11C9 -20 9 -30 0 -38C-9 -30 -9 -20 0 -11Z" fill="${thread}" opacity="0.8"/></g>`
  return Array.from({ length: 25 }, (_, index) => motif(-562 + index * 49)).join('')
}

/** A black open robe with an embroidered border. */
export function abaya(colour: string, thread: string): FlatLay {
  const crepe: Fabric = { colour, thread: '0.6 0.8', crease: 1, seed: 77 }
  const border = 'M4 -596C24 -596 48 -602 58 -612V624H4Z'
  return {
    outline: wide,
    art: (doc) =>
      [
        `<path d="M-62 -614Q0 -634 62 -614L20 -540H-20Z" fill="${darken(colour, 0.5)}"/><path d="M-20 -616h40v24h-40Z" fill="${thread}"/>`,
        cloth(doc, wide, crepe),
        `<g opacity="0.9">${robeFolds(doc, 0.4)}</g>`,
        mirror(
          `<path d="M100 -560C150 -300 130 100 150 600" fill="none" stroke="#fff" stroke-opacity="0.1" stroke-width="26" filter="${doc.blur(18)}"/><path d="M330 -400C370 -280 400 -100 420 160" fill="none" stroke="#fff" stroke-opacity="0.12" stroke-width="22" filter="${doc.blur(14)}"/>` +
            cloth(doc, border, { ...crepe, colour: lighten(colour, 0.07), crease: 0.2 }) +
            `<path d="M8 -594V622M54 -608V622" stroke="${thread}" stroke-width="2.4" stroke-opacity="0.9"/><g clip-path="${doc.clipTo(border)}">${embroidery(thread)}</g>` +
            `<path d="M478 228C438 254 376 264 322 257M474 186C436 212 376 221 319 214" fill="none" stroke="${thread}" stroke-width="2.6"/><path d="M476 207C437 233 376 243 320 236" fill="none" stroke="${thread}" stroke-width="9" stroke-dasharray="2 15" stroke-linecap="round"/>`,
        ),
        crease('M0 -596V626', 5, 0.6),
      ].join(''),
  }
}
