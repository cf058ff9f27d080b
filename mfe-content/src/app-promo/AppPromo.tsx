import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import Check from 'lucide-react/icons/check'
import { styled } from 'styled-components'

import { Lead } from '../layout/sections.styles.ts'
import { useAppPromoT } from '../messages.generated.ts'
import picture from './pictures/app.json'

const features = ['tap', 'cart', 'languages'] as const

/** Announces an app that is not available yet. */
export function AppPromo() {
  const t = useAppPromoT()
  return (
    <Root as="section" aria-labelledby="app">
      <Panel>
        <Content>
          <h2 id="app">{t('app.heading')}</h2>
          <Lead>{t('app.text')}</Lead>
          <Features>
            {features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden />
                {t(`app.feature.${feature}`)}
              </li>
            ))}
          </Features>
          <ButtonLink to={sitePaths.shop} size="l">
            {t('app.shop')}
          </ButtonLink>
        </Content>
        <Picture files={picture} alt={t('app.picture')} sizes="(min-width: 64rem) 34rem, 100vw" />
      </Panel>
    </Root>
  )
}

const Root = styled(Container)`
  padding-block-end: ${space.section};
`

/** Not full-width: the footer below is as dark. */
const Panel = styled(DarkSection)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.xl};
  overflow: hidden;
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Content = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[5]};
  padding: ${space[6]} ${space[5]};
  ${mediaQuery.laptop} {
    padding: ${space[8]};
  }
`

const Features = styled.ul`
  display: grid;
  gap: ${space[3]};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  & svg {
    inline-size: 1.25rem;
    margin-block-start: 0.1em;
    color: ${color.accent};
  }
`

const Picture = styled(ResponsiveImage)`
  /* Override the inline aspect ratio, which is for phones; on laptops, the text decides the height. */
  ${mediaQuery.tablet} {
    aspect-ratio: 16 / 10 !important;
    & > img {
      object-position: 50% 8%;
    }
  }
  ${mediaQuery.laptop} {
    block-size: 100%;
    aspect-ratio: auto !important;
  }
`
