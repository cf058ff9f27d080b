import { Button } from '@shop/ui/button/Button.tsx'
import Trash2 from 'lucide-react/icons/trash-2'
import toast from 'react-hot-toast'

import { useT } from '../messages.ts'
import type { KeptList } from './kept.store.ts'

/** Empties a kept list. The button goes with it, so focus moves to the page's heading. */
export function ClearList({ list }: { list: KeptList }) {
  const t = useT()
  function clear() {
    list.clear()
    toast.success(t('kept.cleared'))
    document.querySelector('h1')?.focus()
  }
  return (
    <Button variant="secondary" onClick={clear}>
      <Trash2 aria-hidden />
      {t('kept.clear')}
    </Button>
  )
}
