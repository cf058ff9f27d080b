import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return <LegalPage name="privacy" />
}
