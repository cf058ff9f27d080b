import { LOGO_MARK } from '@shop/contracts/configuration/brand/logo.ts'
import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'

interface PicturePlaceholderProps {
  width: number
  height: number
  className?: string | undefined
}

/** The brand's mark, decorative, in the place of a picture that the data does not have. */
export function PicturePlaceholder({ width, height, className }: PicturePlaceholderProps) {
  return (
    <Root className={className} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor">
        <path d={LOGO_MARK.path} strokeWidth="1.25" strokeLinecap="round" />
        <circle {...LOGO_MARK.dot} fill="currentColor" stroke="none" />
      </svg>
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.lineStrong};
  & > svg {
    inline-size: min(40%, 6rem);
  }
`
