import { isolate } from '@shop/contracts/rules/isolate-numbers.ts'
import { getConfig } from '@shop/kernel/config'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { PageFrame } from '../layout/PageFrame.tsx'
import { useStaffT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { Invitations } from './Invitations.tsx'
import { InviteForm } from './InviteForm.tsx'
import { Members } from './Members.tsx'

/** Who may use the office, and who is invited. */
export function StaffPage() {
  const t = useStaffT()
  return (
    <PageFrame title={t('staff.title')} intro={t('staff.intro')}>
      <Members />
      <Invitations />
      <InviteForm />
      <FirstSteps />
    </PageFrame>
  )
}

/** How somebody with a new role gets to their first code. */
function FirstSteps() {
  const t = useStaffT()
  const officeUrl = new URL(paths.overview, getConfig().siteUrl).href
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Stack $gap="3">
        <h2 id="first-steps">{t('staff.stepsTitle')}</h2>
        <Steps>
          <li>{t('staff.stepInvite')}</li>
          <li>{t('staff.stepTakeUp')}</li>
          <li>{t('staff.stepOpen', { address: isolate(officeUrl) })}</li>
          <li>{t('staff.stepApp')}</li>
          <li>{t('staff.stepReady')}</li>
        </Steps>
        <p>{t('staff.lost')}</p>
      </Stack>
    </Card>
  )
}

const Steps = styled.ol`
  display: grid;
  /* Lists with a class have no numbers otherwise. */
  && {
    list-style: decimal;
  }
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`
