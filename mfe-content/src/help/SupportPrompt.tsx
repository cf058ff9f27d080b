import { ContactPrompt } from '../layout/ContactPrompt.tsx'
import paths from '../paths.json'
import { useT } from './messages.ts'

export function SupportPrompt() {
  const t = useT()
  return (
    <ContactPrompt
      title={t('supportPrompt.title')}
      text={t('supportPrompt.text')}
      action={t('supportPrompt.action')}
      to={paths['help.support']}
    />
  )
}
