import { color } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { largest, srcSet, type SceneFiles } from './scene.ts'

interface SceneProps {
  files: SceneFiles
  /** Empty for decoration. */
  alt: string
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  /** Seen at once when the page opens: it is fetched first. */
  priority?: boolean
  className?: string
}

/** A drawn picture in the best size and format for this screen; its place is kept before it has loaded. */
export function Scene({ files, alt, sizes, priority = false, className }: SceneProps) {
  return (
    <Frame className={className} style={{ aspectRatio: `${files.width} / ${files.height}` }}>
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(files.webp)} sizes={sizes} />
      <img
        alt={alt}
        width={files.width}
        height={files.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        src={largest(files.webp)}
      />
    </Frame>
  )
}

const Frame = styled.picture`
  display: block;
  inline-size: 100%;
  overflow: hidden;
  background: ${color.sunken};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
