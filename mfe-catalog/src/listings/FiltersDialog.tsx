import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'

import type { Sample } from '../samples/sample.ts'
import { cleared, conditions } from './choice.ts'
import { Filters } from './Filters.tsx'
import { useT } from './messages.ts'
import type { ChoiceState } from './useChoice.ts'

interface FiltersDialogProps {
  samples: readonly Sample[]
  state: ChoiceState
  /** Samples that are left. */
  count: number
}

/** The filters where there is no room beside the list: over the page, saying what they leave. */
export function FiltersDialog({ samples, state, count }: FiltersDialogProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const chosen = conditions(state.choice)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {t('filter.open', { count: chosen })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('filter.title')}
        footer={
          <>
            <Button
              variant="ghost"
              disabled={chosen === 0}
              onClick={() => state.choose(cleared(state.choice))}
            >
              {t('filter.clear')}
            </Button>
            <Button onClick={close}>{t('filter.show', { count })}</Button>
          </>
        }
      >
        <Filters samples={samples} state={state} />
      </Dialog>
    </>
  )
}
