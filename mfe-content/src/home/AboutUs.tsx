import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Section } from '@shop/ui/layout/Section.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import Nfc from 'lucide-react/icons/nfc'
import Palette from 'lucide-react/icons/palette'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { styled } from 'styled-components'

import { Lead, RoundedPicture } from '../layout/sections.styles.ts'
import { useHomeT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import stories from './pictures/stories.json'
import { useCategoryPath } from './useCategoryPath.ts'

const features = [
  { id: 'tap', Icon: Nfc },
  { id: 'update', Icon: RefreshCw },
  { id: 'design', Icon: Palette },
] as const

export function AboutUs() {
  const t = useHomeT()
  const cards = useCategoryPath('digital-business-cards')
  return (
    <Section aria-labelledby="about-us">
      <Container>
        <Columns>
          <RoundedPicture
            files={stories.about}
            alt={t('about.alt')}
            sizes="(min-width: 64rem) 38rem, 100vw"
          />
          <Stack $gap="5" $align="start">
            <h2 id="about-us">{t('about.heading')}</h2>
            <Lead>{t('about.lead')}</Lead>
            <FeatureList>
              {features.map(({ id, Icon }) => (
                <Feature key={id}>
                  <IconBadge $size="s">
                    <Icon />
                  </IconBadge>
                  <h3>{t(`about.feature.${id}.title`)}</h3>
                  <p>{t(`about.feature.${id}.text`)}</p>
                </Feature>
              ))}
            </FeatureList>
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
        </Columns>
      </Container>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space[9]};
  }
`

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
  & > p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
