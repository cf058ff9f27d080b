import { woods } from '../goods/palette.ts'
import { surface } from '../goods/material.ts'
import type { Draw } from '../scenes/placed.ts'
import { darker } from '../studio/colour.ts'
import { faceAt, type Vector } from '../studio/space.ts'
import { thing } from './thing.ts'

const half = 'M-38 -7Q-38 -10 -34 -10L-6 -7L38 -2V0H-38Z'

/** A wooden clothes peg, lying. */
export const peg = (at: Vector, spin: number): Draw =>
  thing(faceAt([at[0], at[1], at[2] + 9], { spin }), {
    path: 'M-38 -7Q-38 -10 -34 -10L-6 -7L38 -2V2L-6 7L-34 10Q-38 10 -38 7Z',
    depth: 8,
    edge: darker(woods.bamboo.base, 0.16),
    soft: 5,
    art: (sheet) =>
      `${surface(sheet, half, woods.bamboo)}<g transform="scale(1 -1)">${surface(sheet, half, woods.bamboo)}</g><path d="M-38 0H38" stroke="#5b4020" stroke-width="1.2"/><rect x="-7" y="-8.6" width="9" height="17.2" rx="3" fill="#b9bec2" stroke="#666c70"/><path d="M-4.6 -8.4V8.4M-2 -8.4V8.4M0.4 -8.4V8.4" stroke="#6b7175" stroke-width="0.7"/>`,
  })
