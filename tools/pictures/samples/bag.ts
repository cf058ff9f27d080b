import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { type Material, surface } from '../materials/material.ts'
import { crease, type FlatLay, stitch } from '../objects/flat-lay.ts'

const body =
  'M-196 -110H196Q204 -110 206 -100L214 130Q216 156 190 156H-190Q-216 156 -214 130L-206 -100Q-204 -110 -196 -110Z'
const flap =
  'M-202 -118Q-202 -128 -192 -128H192Q202 -128 202 -118L199 2Q197 42 152 44H-152Q-197 42 -199 2Z'
const handle = 'M-78 -120C-86 -206 -62 -232 0 -232S86 -206 78 -120'
/** A laptop of 14 inches, 314 by 222 mm, of which the upper edge looks out. */
const laptop = 'M-157 -166Q-157 -176 -147 -176H147Q157 -176 157 -166V0H-157Z'
const BUCKLES = [-108, 108]

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

function buckle(doc: SvgDocument, x: number, leather: (base: string) => Material, colour: string) {
  const tab = 'M-17 -4H17V74Q17 84 8 84H-8Q-17 84 -17 74Z'
  const thread = lighten(colour, 0.5)
  return `<g transform="translate(${x} 0)"><path d="${tab}" transform="translate(3 5)" opacity="0.35" filter="${doc.blur(3)}"/>${surface(doc, tab, leather(lighten(colour, 0.04)))}${stitch('M-12 0V73Q-12 79 -7 79H7Q12 79 12 73V0', thread, 1.3)}<rect x="-22" y="24" width="44" height="26" rx="5" fill="none" stroke="${brass(doc)}" stroke-width="5.5"/><path d="M-2 37H21" stroke="#8a6426" stroke-width="4" stroke-linecap="round"/></g>`
}

/** A leather satchel with a laptop in it. */
export function bag(colour: string): FlatLay {
  const leather = (base: string): Material => ({ kind: 'leather', base, ink: darken(base, 0.5) })
  const thread = lighten(colour, 0.5)
  const line = (paint: string, width: number, opacity = 1) =>
    `<path d="${handle}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  return {
    outline: body,
    art: (doc) =>
      [
        `<g transform="rotate(-2)"><path d="${laptop}" transform="translate(4 6)" opacity="0.4" filter="${doc.blur(5)}"/><path d="${laptop}" fill="${doc.fade('#e4e6e8', '#a9aeb4', [0, 0, 1, 1])}"/><path d="M-157 -166Q-157 -176 -147 -176H147Q157 -176 157 -166" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="2"/></g>`,
        `<g filter="${doc.blur(5)}" opacity="0.45" transform="translate(6 9)">${line('#2a2119', 17)}</g>`,
        line(darken(colour, 0.45), 19) + line(colour, 17) + line(lighten(colour, 0.2), 5, 0.4),
        `<g stroke-dasharray="6 3.4">${line(thread, 15.5, 0.45)}</g>${line(colour, 12.5)}${line(lighten(colour, 0.25), 4, 0.35)}`,
        surface(doc, body, leather(darken(colour, 0.08))),
        `<path d="${body}" fill="${doc.linearGradient([
          [0, '#000000', 0.3],
          [0.6, '#000000', 0],
          [1, '#000000', 0.22],
        ])}"/>`,
        stitch('M-197 -94L-205 128Q-206 147 -188 147H188Q206 147 205 128L197 -94', thread, 1.5),
        `<g filter="${doc.blur(6)}" opacity="0.5" transform="translate(3 9)"><path d="${flap}"/></g>`,
        surface(doc, flap, leather(colour)),
        `<path d="${flap}" fill="${doc.linearGradient([
          [0, '#ffffff', 0.26],
          [0.16, '#ffffff', 0.03],
          [0.8, '#000000', 0],
          [1, '#000000', 0.2],
        ])}"/>`,
        crease(flap, 1.4, 0.4) +
          stitch('M-194 -104L-191 1Q-189 34 -150 36H150Q189 34 191 1L194 -104', thread, 1.5),
        [-78, 78]
          .map(
            (x) =>
              `<rect x="${x - 15}" y="-126" width="30" height="30" rx="5" fill="${darken(colour, 0.14)}" stroke="#000" stroke-opacity="0.3"/><path d="M${x - 13} -126a13 13 0 0 1 26 0" fill="none" stroke="${brass(doc)}" stroke-width="5"/>`,
          )
          .join(''),
        BUCKLES.map((x) => buckle(doc, x, leather, colour)).join(''),
      ].join(''),
  }
}
