import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Decorative full-width picture at the top of an e-mail. */
export function EmailBanner({ files }: { files: ImageFiles }) {
  return <ResponsiveImage files={files} alt="" sizes="(min-width: 40rem) 37.5rem, 100vw" priority />
}

export const EmailBody = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[6]} clamp(${space[4]}, 5vw, ${space[6]});
  & > table,
  & > section {
    inline-size: 100%;
  }
`

export const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
  text-align: center;
`
