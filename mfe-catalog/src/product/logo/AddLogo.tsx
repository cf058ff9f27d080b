import { Button } from '@shop/ui/button/Button.tsx'
import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'

import { loadProductLogoMessages, productT, useProductT } from '../../messages.generated.ts'
import type { LogoFieldsProps } from './LogoFields.tsx'

/** What reads and traces a logo is seldom needed. */
async function loadFields() {
  const [{ LogoFields }] = await Promise.all([
    import('./LogoFields.tsx'),
    loadProductLogoMessages(),
  ])
  return LogoFields
}

/** Opens the fields for a logo beside the text. */
export function AddLogo(props: LogoFieldsProps) {
  const t = useProductT()
  const { Component, open, preload } = useOnDemand(loadFields, () => productT('logo.unavailable'))
  if (Component) return <Component {...props} />
  return (
    <div>
      <Button variant="secondary" onClick={open} onPointerEnter={preload} onFocus={preload}>
        {t(props.logo ? 'logo.change' : 'logo.add')}
      </Button>
    </div>
  )
}
