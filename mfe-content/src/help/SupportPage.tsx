import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { HelpHeading } from './HelpHeading.tsx'
import { useT } from './messages.ts'
import { SupportForm } from './SupportForm.tsx'
import { SupportTips } from './SupportTips.tsx'

export function SupportPage() {
  const t = useT()
  return (
    <Container>
      <PageMeta
        title={t('meta.help.support.title')}
        description={t('meta.help.support.description')}
      />
      <HelpHeading
        title={t('support.heading')}
        intro={t('support.intro')}
        breadcrumbLabel={t('meta.help.support.title')}
      />
      <Columns>
        <SupportForm />
        <SupportTips />
      </Columns>
    </Container>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  padding-block: ${space[4]} ${space.section};
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
