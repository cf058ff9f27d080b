import type { Product } from '@shop/contracts/wire/catalog.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { useOnDemand } from '@shop/ui/on-demand/useOnDemand.ts'
import PenLine from 'lucide-react/icons/pen-line'
import { useEffect, useEffectEvent, useState } from 'react'

import { loadProductsNamesMessages, t, useT } from '../../messages.generated.ts'
import { useDraft } from '../../product/engraving/draft.ts'

async function loadField() {
  const [{ NameField }] = await Promise.all([
    import('./NameField.tsx'),
    loadProductsNamesMessages(),
  ])
  return NameField
}

/** Opens a field for a name that is then drawn on every product of a list; it is open where one was typed before. */
export function NameOnCards({ products }: { products: readonly Product[] }) {
  const translate = useT()
  const hasDraft = useDraft()?.some(({ name, line, logo }) => name || line || logo) ?? false
  const { Component, open, preload } = useOnDemand(loadField, () => t('names.unavailable'))
  const [isPressed, setPressed] = useState(false)
  const openWithDraft = useEffectEvent(open)
  useEffect(() => {
    if (hasDraft) openWithDraft()
  }, [hasDraft])
  if (Component) return <Component products={products} takesFocus={isPressed} />

  function handleClick() {
    setPressed(true)
    open()
  }

  return (
    <Button variant="secondary" onClick={handleClick} onPointerEnter={preload} onFocus={preload}>
      <PenLine aria-hidden />
      {translate('names.show')}
    </Button>
  )
}
