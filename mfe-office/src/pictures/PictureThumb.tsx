import { Picture } from '@shop/ui/picture/Picture.tsx'
import { colorSample } from '@shop/ui/tokens/forced-colors.ts'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface PictureThumbProps {
  src: string
  alt: string
  /** The grounds that a logo is seen on, whatever the theme of the office. */
  logoOn?: 'light' | 'dark' | undefined
}

/** A small copy of a stored picture. */
export function PictureThumb({ src, alt, logoOn }: PictureThumbProps) {
  return logoOn ? (
    <Logo src={src} alt={alt} data-on={logoOn} />
  ) : (
    <Square src={src} alt={alt} width={1} height={1} />
  )
}

const Square = styled(Picture)`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  border-radius: ${radius.m};
  object-fit: cover;
`

const Logo = styled.img`
  inline-size: 100%;
  aspect-ratio: 2;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  object-fit: contain;
  ${colorSample}
  background: white;
  &[data-on='dark'] {
    background: black;
  }
`
