import { Container } from '@shop/ui/layout/Container.tsx'
import { Section } from '@shop/ui/layout/Section.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { RoundedPicture } from '../layout/sections.styles.ts'
import { useCompanyT } from '../messages.generated.ts'
import pictures from './pictures/about.json'

const paragraphs = ['print', 'chip', 'bench'] as const

export function Story() {
  const t = useCompanyT()
  return (
    <Section aria-labelledby="story">
      <Columns>
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
      </Columns>
    </Section>
  )
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space[9]};
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
  & > p {
    color: ${color.muted};
    font-size: ${font.l};
  }
`
