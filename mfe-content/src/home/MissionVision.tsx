import { Card } from '@shop/ui/card/Card.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Lead } from '../layout/sections.styles.ts'
import { useHomeT } from '../messages.generated.ts'
import stories from './pictures/stories.json'

const statements = ['mission', 'vision'] as const

export function MissionVision() {
  const t = useHomeT()
  return (
    <Columns>
      {statements.map((statement) => (
        <Card as="section" $flush key={statement} aria-labelledby={statement}>
          <ResponsiveImage
            files={stories[statement]}
            alt={t(`${statement}.alt`)}
            sizes="(min-width: 48rem) min(38rem, 50vw), 100vw"
          />
          <Content>
            <h2 id={statement}>{t(`${statement}.heading`)}</h2>
            <Lead>{t(`${statement}.text`)}</Lead>
          </Content>
        </Card>
      ))}
    </Columns>
  )
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space.section};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[5]} ${space[6]};
  ${mediaQuery.laptop} {
    padding: ${space[6]};
  }
`
