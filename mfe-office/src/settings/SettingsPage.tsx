import { useQuery } from '@tanstack/react-query'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { useSettingsT } from '../messages.generated.ts'
import { ContactForm } from './ContactForm.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { settingsQuery } from './settings.api.ts'

/** What an owner changes of the shop itself: delivery, and how it is reached. */
export function SettingsPage() {
  const t = useSettingsT()
  return (
    <PageFrame title={t('settings.title')} intro={t('settings.intro')}>
      <Settings />
    </PageFrame>
  )
}

function Settings() {
  return (
    <RecordLoader query={useQuery(settingsQuery)}>
      {({ delivery, contact }) => (
        <>
          <DeliveryForm stored={delivery} />
          <ContactForm stored={contact} />
        </>
      )}
    </RecordLoader>
  )
}
