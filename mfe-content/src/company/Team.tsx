import { Monogram } from '@shop/ui/avatar/Monogram.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Intro } from '../layout/sections.styles.ts'
import { useCompanyT } from '../messages.generated.ts'
import { members } from './about.ts'

export function Team() {
  const t = useCompanyT()
  return (
    <Root as="section" aria-labelledby="team">
      <h2 id="team">{t('team.heading')}</h2>
      <Intro>{t('team.text')}</Intro>
      <MemberList>
        {members.map((member) => (
          <li key={member}>
            <Portrait names={[t(`team.${member}.name`)]} />
            <h3>{t(`team.${member}.name`)}</h3>
            <Muted>{t(`team.${member}.position`)}</Muted>
          </li>
        ))}
      </MemberList>
    </Root>
  )
}

const Root = styled(Container)`
  padding-block-end: ${space.section};
`

const MemberList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};
  margin-block-start: ${space[6]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li > h3 {
    margin-block-start: ${space[4]};
    font-size: ${font.l};
  }
`

const Portrait = styled(Monogram)`
  aspect-ratio: 1;
  block-size: auto;
  border-radius: ${radius.l};
`
