import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { FormColumns } from '../layout/columns.styles.ts'
import { useHelpT } from '../messages.generated.ts'
import { HelpHeading } from './HelpHeading.tsx'
import { SupportForm } from './SupportForm.tsx'
import { SupportTips } from './SupportTips.tsx'

export function SupportPage() {
  const t = useHelpT()
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
      <FormColumns>
        <SupportForm />
        <SupportTips />
      </FormColumns>
    </Container>
  )
}
