import { Inverse } from '@shop/ui/layout/Inverse.tsx'
import { color, font, from, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from './messages.ts'

const rings = [3.4, 6.4, 9.4, 12.4, 15.4]

/** What membership is good for; only where there is room for it. */
export function AccessSide() {
  const t = useT()
  return (
    <Root>
      <Rings viewBox="-16 -20 32 36" aria-hidden>
        {rings.map((r) => (
          <circle key={r} r={r} opacity={1 - r / 17} />
        ))}
        <circle className="tap" r="1.2" />
      </Rings>
      <Words>
        <Claim>{t('side.claim')}</Claim>
        <p>{t('side.text')}</p>
      </Words>
    </Root>
  )
}

const Root = styled(Inverse)`
  display: none;
  ${from.laptop} {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`

const Rings = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${color.accent};
  stroke-width: 0.12;
  & .tap {
    fill: ${color.copper};
    stroke: none;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[7]};
  color: ${color.muted};
`

const Claim = styled.p`
  color: ${color.text};
  font-size: ${font['2xl']};
  font-weight: ${font.medium};
  line-height: ${font.leadingTight};
  text-wrap: balance;
`
