import type { SaleCoupon } from '@shop/contracts/rules/sale-coupons.ts'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
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

export function CouponCode({ code }: { code: SaleCoupon['code'] }) {
  return <Code translate="no">{code}</Code>
}

const Code = styled.bdi`
  display: inline-block;
  padding: ${space[2]} ${space[4]};
  border: 1px dashed ${color.copper};
  border-radius: ${radius.s};
  background: ${color.copperSoft};
  color: ${color.copper};
  font-family: ${font.mono};
  font-weight: ${font.bold};
  letter-spacing: 0.06em;
`
