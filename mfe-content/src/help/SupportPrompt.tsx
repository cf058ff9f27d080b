import { ContactPrompt } from '../layout/ContactPrompt.tsx'
import { useHelpT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

export function SupportPrompt() {
  const t = useHelpT()
  return (
    <ContactPrompt
      title={t('supportPrompt.title')}
      text={t('supportPrompt.text')}
      action={t('supportPrompt.action')}
      to={paths['help.support']}
    />
  )
}
