import { Card } from '@shop/ui/card/Card.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Lead } from '../layout/sections.styles.ts'
import { useHomeT } from '../messages.generated.ts'
import { statementIds } from './company.ts'
import stories from './pictures/stories.json'

export function MissionVision() {
  const t = useHomeT()
  return (
    <Statements
      statements={statementIds.map((id) => ({
        id,
        heading: t(`${id}.heading`),
        text: <Lead>{t(`${id}.text`)}</Lead>,
      }))}
    />
  )
}

interface Statement {
  id: string
  heading: ReactNode
  text: ReactNode
}

/** Statements of the company beside each other: the first two below the page's pictures. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  const t = useHomeT()
  return (
    <Columns>
      {statements.map(({ id, heading, text }, index) => {
        const picture = statementIds[index]
        return (
          <Card as="section" $flush key={id} aria-labelledby={id}>
            {picture && (
              <ResponsiveImage
                files={stories[picture]}
                alt={t(`${picture}.alt`)}
                sizes="(min-width: 48rem) min(38rem, 50vw), 100vw"
              />
            )}
            <Content>
              <h2 id={id}>{heading}</h2>
              {text}
            </Content>
          </Card>
        )
      })}
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
