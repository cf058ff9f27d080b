import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { ContactForm } from './ContactForm.tsx'
import { useT } from './messages.ts'
import { ContactMethods } from './ContactMethods.tsx'

export function ContactPage() {
  const t = useT()
  return (
    <Container>
      <PageMeta title={t('meta.contact.title')} description={t('meta.contact.description')} />
      <PageHeading
        title={t('contact.title')}
        intro={t('contact.intro')}
        breadcrumb={[
          { label: t('contact.home'), to: sitePaths.home },
          { label: t('contact.title') },
        ]}
      />
      <Columns>
        <ContactForm />
        <ContactMethods />
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
