import { Container } from '@shop/ui/layout/Container.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useHelpT } from '../messages.generated.ts'
import { GuideCard } from './GuideCard.tsx'
import { guides } from './guides.ts'
import { HelpHeading } from './HelpHeading.tsx'
import { SupportPrompt } from './SupportPrompt.tsx'

export function GuidesPage() {
  const t = useHelpT()
  return (
    <Container>
      <PageMeta
        title={t('meta.help.guides.title')}
        description={t('meta.help.guides.description')}
      />
      <HelpHeading
        title={t('guides.heading')}
        intro={t('guides.intro')}
        breadcrumbLabel={t('meta.help.guides.title')}
      />
      <Column>
        <Grid $min="19rem">
          {guides.map((guide) => (
            <GuideCard key={guide.id} guide={guide} />
          ))}
        </Grid>
        <SupportPrompt />
      </Column>
    </Container>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[4]} ${space.section};
`
