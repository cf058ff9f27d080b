import { Monogram } from '@shop/ui/avatar/Monogram.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { TintedSection } from '../layout/sections.styles.ts'
import { useCompanyT } from '../messages.generated.ts'

export function Founder() {
  const t = useCompanyT()
  return (
    <TintedSection aria-labelledby="founder">
      <Columns>
        <Portrait names={[t('founder.name')]} />
        <figure>
          <h2 id="founder">{t('founder.heading')}</h2>
          <blockquote>{t('founder.quote')}</blockquote>
          <figcaption>
            <strong>{t('founder.name')}</strong>
            <span>{t('founder.position')}</span>
          </figcaption>
        </figure>
      </Columns>
    </TintedSection>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space[6]};
  ${mediaQuery.tablet} {
    grid-template-columns: minmax(12rem, 20rem) minmax(0, 1fr);
    align-items: center;
    gap: ${space[8]};
  }
  & > figure > h2 {
    color: ${color.muted};
    font-size: ${font.m};
    letter-spacing: 0;
  }
  & > figure > blockquote {
    margin-block: ${space[4]} ${space[5]};
    font-size: ${font['3xl']};
    font-weight: ${font.regular};
    line-height: 1.35;
    text-wrap: pretty;
  }
  & > figure > figcaption > span {
    display: block;
    color: ${color.muted};
    font-size: ${font.s};
  }
`

const Portrait = styled(Monogram)`
  aspect-ratio: 1;
  block-size: auto;
  max-inline-size: 12rem;
  border-radius: ${radius.xl};
  ${mediaQuery.tablet} {
    max-inline-size: none;
  }
`
