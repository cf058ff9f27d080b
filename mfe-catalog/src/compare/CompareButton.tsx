import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'

import { useT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'
import { CompareLink } from './CompareLink.tsx'
import { toggleCompare } from './toggle-compare.ts'

/** Adds the product to the comparison or removes it; for the product's page. */
export function CompareButton({ id }: { id: string }) {
  const t = useT()
  const pressed = compareList.useIds().includes(id)
  return (
    <Stack $row>
      <Button variant="secondary" aria-pressed={pressed} onClick={() => toggleCompare(id)}>
        {pressed ? <Check aria-hidden /> : <Scale aria-hidden />}
        {t('compare.toggle')}
      </Button>
      <CompareLink />
    </Stack>
  )
}
