import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import pictures from './pictures/samples.json'
import type { Sample } from './sample.ts'
import data from './samples.json'

/** The products of the template, in its order. */
export const samples = data as readonly Sample[]

/** The samples of the listings. */
export const listedSamples = samples.slice(0, 15)

/** Pictures by sample id. */
export const samplePictures: Readonly<Record<string, ImageFiles>> = pictures
