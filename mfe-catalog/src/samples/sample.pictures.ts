import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import pictures from './pictures/samples.json'

/**
 * Pictures by sample id: 1 loose T-shirt, 2 shirt, 3 hoodie, 4 cap, 5 dress, 6 bomber jacket, 7 kandura, 8 abaya,
 * 9 jeans, 10 trainers, 11 shoulder bag, 12 watch, 13 scarf, 14 striped top, 15 shorts, 16 cable jumper.
 */
export const samplePictures: Readonly<Record<string, ImageFiles>> = pictures
