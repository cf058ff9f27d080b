import type { Paper } from '../graphics/backdrop.ts'
import { capGood } from '../products/cap.ts'
import { hoodie } from '../products/garment.ts'
import { bag } from '../samples/bag.ts'
import { lay, type Piece } from '../samples/flat-item.ts'
import { bomber } from '../samples/jacket.ts'
import { abaya, dress, kandura } from '../samples/robes.ts'
import { scarf } from '../samples/scarf.ts'
import { shirt } from '../samples/shirt.ts'
import { sneakers } from '../samples/sneakers.ts'
import { jumper, looseTee, stripedTop } from '../samples/tops.ts'
import { jeans, shorts } from '../samples/trousers.ts'
import { watch } from '../samples/watch.ts'
import { shoot } from './views.ts'

const FRAME = [960, 1200] as const

interface Laid {
  piece: Piece
  paper: Paper
  /** Millimetres across the picture. */
  across: number
  /** Degrees. */
  spin?: number
  /** How far the piece's origin lies below the middle of the picture, millimetres. */
  down?: number
}

/** A piece lying flat on paper, seen straight from above. */
const laid =
  ({ piece, paper, across, spin = 0, down = 0 }: Laid) =>
  () =>
    shoot(
      { paper, horizon: 0, pitch: 90, across, target: [0, down, 0] },
      lay(piece, [0, 0, 0], spin),
      FRAME,
    )

const capScene = () => {
  const good = capGood('#8d9a86', '#f4f1e8', 'sand')
  return shoot(
    { paper: good.paper, horizon: 0.5, pitch: 24, across: 300, target: [-10, 0, 62] },
    good.hero,
    FRAME,
  )
}

const pinkHoodie: Piece = {
  outline: hoodie.outline,
  art: (sheet) => hoodie.draw(sheet, '#b8847a', '#f6e9e2'),
}

/** Pictures of the sample products of a clothing shop, 4:5, by name. */
export const sampleScenes: Readonly<Record<string, () => string>> = {
  'sample-01': laid({ piece: looseTee('#fbf9f5'), paper: 'sand', across: 930, spin: -3 }),
  'sample-02': laid({ piece: shirt('#a9c0d6', '#f6f4ee'), paper: 'stone', across: 960, spin: 2 }),
  'sample-03': laid({ piece: pinkHoodie, paper: 'mist', across: 1010, down: 26 }),
  'sample-04': capScene,
  'sample-05': laid({ piece: dress('#b4573a'), paper: 'blush', across: 960, down: -20, spin: 2 }),
  'sample-06': laid({ piece: bomber('#3c4a3f', '#2b342d', '#c9793c'), paper: 'sand', across: 990 }),
  'sample-07': laid({
    piece: kandura('#fbfaf6', '#a98a54'),
    paper: 'sage',
    across: 1180,
    down: -8,
  }),
  'sample-08': laid({ piece: abaya('#1f2024', '#c4a263'), paper: 'blush', across: 1180, down: -8 }),
  'sample-09': laid({ piece: jeans('#34507a', '#d79a4b'), paper: 'sand', across: 1010, spin: -3 }),
  'sample-10': laid({ piece: sneakers('#f2efe8', '#2f6f6a'), paper: 'mist', across: 400 }),
  'sample-11': laid({ piece: bag('#8f5227'), paper: 'sage', across: 420, down: 68 }),
  'sample-12': laid({
    piece: watch('#1f3d52', '#7a4a2b'),
    paper: 'stone',
    across: 150,
    spin: 12,
    down: -8,
  }),
  'sample-13': laid({
    piece: scarf('#a3452f', ['#f0dcc4', '#3b2a2a']),
    paper: 'mist',
    across: 730,
    down: -92,
    spin: 3,
  }),
  'sample-14': laid({
    piece: stripedTop('#f9f6ef', '#26344f'),
    paper: 'sage',
    across: 940,
    spin: -2,
  }),
  'sample-15': laid({
    piece: shorts('#b79b74', '#f3ede0'),
    paper: 'stone',
    across: 750,
    down: 24,
    spin: 3,
  }),
  'sample-16': laid({ piece: jumper('#c98f3f'), paper: 'sand', across: 940 }),
}
