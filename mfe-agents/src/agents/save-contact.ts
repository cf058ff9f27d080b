import { toVCard } from '@shop/contracts/rules/vcard.ts'
import type { Agent } from '@shop/contracts/wire/agent.ts'
import { saveFile } from '@shop/ui/dom/save-file.ts'

/** Has the browser save an agent as a contact. @param organization whom they speak for */
export function saveContact({ firstName, lastName, phone }: Agent, organization: string): void {
  const name = [firstName, lastName].flatMap((part) => part?.trim() || []).join(' ')
  const card = toVCard({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    organization,
    phone: phone?.fullNumber,
  })
  saveFile(new Blob([card], { type: 'text/vcard' }), `${name || 'contact'}.vcf`)
}
