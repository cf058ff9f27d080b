import MailCheck from 'lucide-react/icons/mail-check'

import { LinkEmail } from './LinkEmail.tsx'

export function ConfirmationPage() {
  return <LinkEmail email="confirmation" icon={<MailCheck />} />
}
