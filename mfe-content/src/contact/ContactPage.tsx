import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { FormColumns } from '../layout/columns.styles.ts'
import { useContactT } from '../messages.generated.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactMethods } from './ContactMethods.tsx'

export function ContactPage() {
  const t = useContactT()
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
      <FormColumns>
        <ContactForm />
        <ContactMethods />
      </FormColumns>
    </Container>
  )
}
