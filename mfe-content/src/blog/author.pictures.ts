import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import authorFaisalAvif160 from './pictures/author-faisal-160.avif'
import authorFaisalAvif320 from './pictures/author-faisal-320.avif'
import authorFaisalWebp160 from './pictures/author-faisal-160.webp'
import authorFaisalWebp320 from './pictures/author-faisal-320.webp'
import authorLubnaAvif160 from './pictures/author-lubna-160.avif'
import authorLubnaAvif320 from './pictures/author-lubna-320.avif'
import authorLubnaWebp160 from './pictures/author-lubna-160.webp'
import authorLubnaWebp320 from './pictures/author-lubna-320.webp'
import authorNoorAvif160 from './pictures/author-noor-160.avif'
import authorNoorAvif320 from './pictures/author-noor-320.avif'
import authorNoorWebp160 from './pictures/author-noor-160.webp'
import authorNoorWebp320 from './pictures/author-noor-320.webp'

/** Of those who write the articles, by their name. */
export const authorPictures = {
  faisal: {
    avif: { 160: authorFaisalAvif160, 320: authorFaisalAvif320 },
    webp: { 160: authorFaisalWebp160, 320: authorFaisalWebp320 },
    width: 320,
    height: 320,
  },
  lubna: {
    avif: { 160: authorLubnaAvif160, 320: authorLubnaAvif320 },
    webp: { 160: authorLubnaWebp160, 320: authorLubnaWebp320 },
    width: 320,
    height: 320,
  },
  noor: {
    avif: { 160: authorNoorAvif160, 320: authorNoorAvif320 },
    webp: { 160: authorNoorWebp160, 320: authorNoorWebp320 },
    width: 320,
    height: 320,
  },
} satisfies Record<string, ImageFiles>
