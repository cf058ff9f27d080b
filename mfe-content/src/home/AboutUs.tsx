import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Section } from '@shop/ui/layout/Section.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import Nfc from 'lucide-react/icons/nfc'
import Palette from 'lucide-react/icons/palette'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Halves } from '../layout/columns.styles.ts'
import { Lead, RoundedPicture } from '../layout/sections.styles.ts'
import { useHomeT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { featureIds } from './company.ts'
import stories from './pictures/stories.json'
import { useCategoryPath } from './shop.api.ts'

const icons = { tap: Nfc, update: RefreshCw, design: Palette }

export function AboutUs() {
  const t = useHomeT()
  return (
    <AboutFrame heading={t('about.heading')}>
      <Lead>{t('about.lead')}</Lead>
      <FeatureList>
        {featureIds.map((id) => {
          const Icon = icons[id]
          return (
            <Feature key={id}>
              <IconBadge $size="s">
                <Icon />
              </IconBadge>
              <h3>{t(`about.feature.${id}.title`)}</h3>
              <Muted>{t(`about.feature.${id}.text`)}</Muted>
            </Feature>
          )
        })}
      </FeatureList>
    </AboutFrame>
  )
}

interface AboutFrameProps {
  heading: ReactNode
  children: ReactNode
}

/** A text about the shop beside its picture, and above the ways to know more. */
export function AboutFrame({ heading, children }: AboutFrameProps) {
  const t = useHomeT()
  const cards = useCategoryPath('digital-business-cards')
  return (
    <Section aria-labelledby="about-us">
      <Halves $gap="7">
        <RoundedPicture
          files={stories.about}
          alt={t('about.alt')}
          sizes="(min-width: 64rem) 38rem, 100vw"
        />
        <Stack $gap="5" $align="start">
          <h2 id="about-us">{heading}</h2>
          {children}
          <Stack $row $gap="3">
            <ButtonLink to={cards} variant="secondary">
              {t('about.shop')}
            </ButtonLink>
            <ButtonLink to={paths['company.about']} variant="ghost">
              {t('about.story')}
              <ArrowForward />
            </ButtonLink>
          </Stack>
        </Stack>
      </Halves>
    </Section>
  )
}

const FeatureList = styled.ul`
  display: grid;
  gap: ${space[5]};
  margin-block: ${space[2]};
`

const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[4]};
  & > span {
    grid-row: span 2;
  }
  & > h3 {
    font-size: ${font.m};
  }
`
