import {
  type OfficeSettings,
  type SettingName,
  settingNames,
} from '@shop/contracts/wire/office-settings.ts'
import { Link } from '@shop/router'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { color, layer, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { styled } from 'styled-components'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { useSettingsT } from '../messages.generated.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import { HeroForm } from './HeroForm.tsx'
import { LogoForm } from './LogoForm.tsx'
import { SaleSettings } from './SaleForm.tsx'
import { settingsQuery } from './settings.api.ts'
import { StoresForm } from './StoresForm.tsx'

/** With the rule of contrast. */
const AccentForm = lazyOptional(async () => (await import('./AccentForm.tsx')).AccentForm)

/** What an owner sets of the shop itself. */
export function SettingsPage() {
  const t = useSettingsT()
  return (
    <PageFrame title={t('settings.title')} intro={t('settings.intro')}>
      <Settings />
    </PageFrame>
  )
}

/** Settings with forms of their own. */
const forms: { readonly [Name in SettingName]?: ComponentType<{ stored: OfficeSettings[Name] }> } =
  {
    logo: LogoForm,
    accent: AccentForm,
    delivery: DeliveryForm,
    hero: HeroForm,
    sale: SaleSettings,
    stores: StoresForm,
  }

function Setting<Name extends SettingName>(props: { name: Name; stored: OfficeSettings[Name] }) {
  const { name, stored } = props
  const Form: ComponentType<{ stored: OfficeSettings[Name] }> | undefined = forms[name]
  return (
    <Section id={name}>
      <Suspense fallback={null}>
        {Form ? <Form stored={stored} /> : <FieldsForm {...props} />}
      </Suspense>
    </Section>
  )
}

function Settings() {
  const t = useSettingsT()
  return (
    <RecordLoader query={useQuery(settingsQuery)}>
      {(settings) => (
        <>
          <Nav aria-label={t('settings.title')}>
            <Sections>
              {settingNames.map((name) => (
                <li key={name}>
                  <Link to={{ hash: name }}>{t(`${name}.title`)}</Link>
                </li>
              ))}
            </Sections>
          </Nav>
          {settingNames.map((name) => (
            <Setting key={name} name={name} stored={settings[name]} />
          ))}
        </>
      )}
    </RecordLoader>
  )
}

/** Below the bar and the sections, once a link has led there. */
const Section = styled.section`
  scroll-margin-block-start: calc(${size.bar} + 2 * ${size.touch} + ${space[2]});
`

/** Stays in sight where there is room beside what it leads to. */
const Nav = styled.nav`
  ${mediaQuery.desktop} {
    position: sticky;
    inset-block-start: ${size.bar};
    z-index: ${layer.sticky};
    background: ${color.background};
  }
`

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
