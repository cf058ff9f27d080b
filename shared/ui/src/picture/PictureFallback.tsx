import ImageOff from 'lucide-react/icons/image-off'
import type { CSSProperties } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { color, font, space } from '../tokens/tokens.ts'

interface PictureFallbackProps {
  alt: string
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** Shown in place of a picture that failed to load, with its alternative text. */
export function PictureFallback({ alt, className, style }: PictureFallbackProps) {
  const t = useT()
  return (
    <Root className={className} style={style}>
      <ImageOff aria-hidden />
      <Text>{t('picture.failed')}</Text>
      {alt && <Alt>{alt}</Alt>}
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  inline-size: 100%;
  padding: ${space[2]};
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${font.xs};
  line-height: 1.4;
  text-align: center;
  /* Small pictures show the icon only. */
  container-type: inline-size;
  & > svg {
    stroke-width: 1.5;
  }
`

const Text = styled.span`
  @container (max-width: 9rem) {
    display: none;
  }
`

const Alt = styled(Text)`
  color: ${color.text};
`
