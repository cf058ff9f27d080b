import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import Check from 'lucide-react/icons/check'

import { useAppPromoT } from '../messages.generated.ts'
import { Content, Features, Lead, Panel, Picture, Root } from './AppPromo.styles.ts'
import picture from './pictures/app.json'
import { StoreBadges } from './StoreBadges.tsx'

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
          <StoreBadges />
        </Content>
        <Picture files={picture} alt={t('app.picture')} sizes="(min-width: 64rem) 34rem, 100vw" />
      </Panel>
    </Root>
  )
}
