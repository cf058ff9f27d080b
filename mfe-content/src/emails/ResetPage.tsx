import KeyRound from 'lucide-react/icons/key-round'

import { LinkEmail } from './LinkEmail.tsx'

export function ResetPage() {
  return <LinkEmail email="reset" icon={<KeyRound />} />
}
