import type { Paper } from '../graphics/backdrop.ts'
import type { Scenes } from '../graphics/svg-document.ts'
import { type FlatLay, layFlat } from '../objects/flat-lay.ts'
import { capProduct } from '../products/cap.ts'
import { hoodie } from '../products/garment.ts'
import { bag } from '../samples/bag.ts'
import { bomber } from '../samples/jacket.ts'
import { abaya, dress, kandura } from '../samples/robes.ts'
import { scarf } from '../samples/scarf.ts'
import { shirt } from '../samples/shirt.ts'
import { sneakers } from '../samples/sneakers.ts'
import { jumper, looseTee, stripedTop } from '../samples/tops.ts'
import { jeans, shorts } from '../samples/trousers.ts'
import { watch } from '../samples/watch.ts'
import { renderScene } from './views.ts'

const SAMPLE_SIZE = [960, 1200] as const

interface SampleView {
  item: FlatLay
  paper: Paper
  /** Millimetres across the picture. */
  across: number
  /** Degrees. */
  spin?: number
  /** How far the item's origin lies below the middle of the picture, millimetres. */
  down?: number
}

/** An item lying flat on paper, seen straight from above. */
const sampleScene =
  ({ item, paper, across, spin = 0, down = 0 }: SampleView) =>
  () =>
    renderScene(
      { paper, horizon: 0, pitch: 90, across, target: [0, down, 0] },
      layFlat(item, [0, 0, 0], spin),
      SAMPLE_SIZE,
    )

const capScene = () => {
  const product = capProduct('#8d9a86', '#f4f1e8', 'sand')
  return renderScene(
    { paper: product.paper, horizon: 0.5, pitch: 24, across: 300, target: [-10, 0, 62] },
    product.draw,
    SAMPLE_SIZE,
  )
}

/** Pictures of the sample products of a clothing shop, 4:5, by name. */
export const sampleScenes: Scenes = {
  'sample-01': sampleScene({ item: looseTee('#fbf9f5'), paper: 'sand', across: 930, spin: -3 }),
  'sample-02': sampleScene({
    item: shirt('#a9c0d6', '#f6f4ee'),
    paper: 'stone',
    across: 960,
    spin: 2,
  }),
  'sample-03': sampleScene({
    item: hoodie('#b8847a', '#f6e9e2'),
    paper: 'mist',
    across: 1010,
    down: 26,
  }),
  'sample-04': capScene,
  'sample-05': sampleScene({
    item: dress('#b4573a'),
    paper: 'blush',
    across: 960,
    down: -20,
    spin: 2,
  }),
  'sample-06': sampleScene({
    item: bomber('#3c4a3f', '#2b342d', '#c9793c'),
    paper: 'sand',
    across: 990,
  }),
  'sample-07': sampleScene({
    item: kandura('#fbfaf6', '#a98a54'),
    paper: 'sage',
    across: 1180,
    down: -8,
  }),
  'sample-08': sampleScene({
    item: abaya('#1f2024', '#c4a263'),
    paper: 'blush',
    across: 1180,
    down: -8,
  }),
  'sample-09': sampleScene({
    item: jeans('#34507a', '#d79a4b'),
    paper: 'sand',
    across: 1010,
    spin: -3,
  }),
  'sample-10': sampleScene({ item: sneakers('#f2efe8', '#2f6f6a'), paper: 'mist', across: 400 }),
  'sample-11': sampleScene({ item: bag('#8f5227'), paper: 'sage', across: 540, down: 38 }),
  'sample-12': sampleScene({
    item: watch('#1f3d52', '#7a4a2b'),
    paper: 'stone',
    across: 150,
    spin: 12,
    down: -8,
  }),
  'sample-13': sampleScene({
    item: scarf('#a3452f', ['#f0dcc4', '#3b2a2a']),
    paper: 'mist',
    across: 730,
    down: -92,
    spin: 3,
  }),
  'sample-14': sampleScene({
    item: stripedTop('#f9f6ef', '#26344f'),
    paper: 'sage',
    across: 940,
    spin: -2,
  }),
  'sample-15': sampleScene({
    item: shorts('#b79b74', '#f3ede0'),
    paper: 'stone',
    across: 750,
    down: 24,
    spin: 3,
  }),
  'sample-16': sampleScene({ item: jumper('#c98f3f'), paper: 'sand', across: 940 }),
}
