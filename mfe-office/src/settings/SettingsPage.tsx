import { Link } from '@shop/router'
import { size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { useSettingsT } from '../messages.generated.ts'
import { ContactForm } from './ContactForm.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { HeroForm } from './HeroForm.tsx'
import { SaleSettings } from './SaleForm.tsx'
import { settingsQuery } from './settings.api.ts'

/** What an owner changes of the shop itself: delivery, how it is reached, and what it offers. */
export function SettingsPage() {
  const t = useSettingsT()
  return (
    <PageFrame title={t('settings.title')} intro={t('settings.intro')}>
      <Settings />
    </PageFrame>
  )
}

const titles = {
  delivery: 'delivery.title',
  contact: 'shopContact.title',
  hero: 'hero.title',
  sale: 'sale.title',
} as const

function Settings() {
  const t = useSettingsT()
  return (
    <RecordLoader query={useQuery(settingsQuery)}>
      {({ delivery, contact, hero, sale }) => (
        <>
          <nav aria-label={t('settings.title')}>
            <Sections>
              {Object.entries(titles).map(([id, title]) => (
                <li key={id}>
                  <Link to={{ hash: id }}>{t(title)}</Link>
                </li>
              ))}
            </Sections>
          </nav>
          <section id="delivery">
            <DeliveryForm stored={delivery} />
          </section>
          <section id="contact">
            <ContactForm stored={contact} />
          </section>
          <section id="hero">
            <HeroForm stored={hero} />
          </section>
          <section id="sale">
            <SaleSettings stored={sale} />
          </section>
        </>
      )}
    </RecordLoader>
  )
}

const Sections = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  list-style: none;
  & > li > a {
    display: grid;
    align-content: center;
    min-block-size: ${size.touch};
  }
`
