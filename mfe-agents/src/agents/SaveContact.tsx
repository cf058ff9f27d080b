import type { Agent } from '@shop/contracts/wire/agent.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import UserPlus from 'lucide-react/icons/user-plus'

import { useT } from '../messages.generated.ts'
import { getFullName } from './agent.ts'

/** Has the browser save an agent as a contact, which phones offer to add to their address book. */
export function SaveContact({ agent }: { agent: Agent }) {
  const t = useT()
  const { lang } = useLanguage()
  const name = getFullName(agent)

  async function save() {
    try {
      const { saveContact } = await import('./save-contact.ts')
      saveContact(agent, getConfig().brandName[lang])
    } catch {
      toast.error(t('card.notSaved'))
    }
  }

  return (
    <IconButton label={t('card.saveContact', { name })} onClick={() => void save()}>
      <UserPlus aria-hidden />
    </IconButton>
  )
}
