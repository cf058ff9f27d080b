import { ContactPrompt } from '../faqs/ContactPrompt.tsx'
import paths from '../paths.json'
import { useT } from './messages.ts'

/** The way from answers to a person. */
export function SupportPrompt() {
  const t = useT()
  return (
    <ContactPrompt
      title={t('more.title')}
      text={t('more.text')}
      action={t('more.action')}
      to={paths['help.support']}
    />
  )
}
