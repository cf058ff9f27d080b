import { toVCard } from '@shop/contracts/rules/vcard.ts'
import type { Agent } from '@shop/contracts/wire/agent.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { saveFile } from '@shop/ui/dom/save-file.ts'
import UserPlus from 'lucide-react/icons/user-plus'

import { useT } from '../messages.generated.ts'
import { getFullName } from './agent.ts'

/** Has the browser save an agent as a contact, which phones offer to add to their address book. */
export function SaveContact({ agent }: { agent: Agent }) {
  const t = useT()
  const { lang } = useLanguage()
  const name = getFullName(agent)

  function save() {
    const { firstName = '', lastName, phone } = agent
    const organization = getConfig().brandName[lang]
    const card = toVCard({ firstName, lastName, organization, phone: phone?.fullNumber })
    saveFile(new Blob([card], { type: 'text/vcard' }), `${name}.vcf`)
  }

  return (
    <IconButton label={t('card.saveContact', { name })} onClick={save}>
      <UserPlus aria-hidden />
    </IconButton>
  )
}
