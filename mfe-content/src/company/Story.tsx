import { Section } from '@shop/ui/layout/Section.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Halves } from '../layout/columns.styles.ts'
import { RoundedPicture } from '../layout/sections.styles.ts'
import { useCompanyT } from '../messages.generated.ts'
import pictures from './pictures/about.json'

const paragraphs = ['print', 'chip', 'bench'] as const

export function Story() {
  const t = useCompanyT()
  return (
    <Section aria-labelledby="story">
      <Halves $gap="6">
        <Content>
          <h2 id="story">{t('story.heading')}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(`story.${paragraph}`)}</p>
          ))}
        </Content>
        <RoundedPicture
          files={pictures['shop-story']}
          alt={t('story.picture')}
          sizes="(min-width: 64rem) 38rem, 100vw"
        />
      </Halves>
    </Section>
  )
}

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
  & > p {
    color: ${color.muted};
    font-size: ${font.l};
  }
`
