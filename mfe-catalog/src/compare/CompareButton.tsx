import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'

import { compared } from '../kept/kept.store.ts'
import { useT } from '../messages.ts'
import { toggleCompared } from './compare.ts'
import { CompareLink } from './CompareLink.tsx'

/** On a product's page: compare it, or no longer, with the way to the comparison. */
export function CompareButton({ id }: { id: string }) {
  const t = useT()
  const pressed = compared.useList().includes(id)
  return (
    <Stack $row>
      <Button variant="secondary" aria-pressed={pressed} onClick={() => toggleCompared(id)}>
        {pressed ? <Check aria-hidden /> : <Scale aria-hidden />}
        {t('compare.toggle')}
      </Button>
      <CompareLink />
    </Stack>
  )
}
