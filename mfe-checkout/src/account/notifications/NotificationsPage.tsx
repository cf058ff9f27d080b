import { Card } from '@shop/ui/card/Card.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { AccountPage } from '../AccountPage.tsx'
import { MemberSamples } from '../MemberSamples.tsx'

/** Read-only samples; the labels are the messages `notifications.NAME`. */
const notificationGroups = [
  {
    group: 'account',
    options: [
      { name: 'mentions', enabled: true },
      { name: 'follows', enabled: true },
      { name: 'shares', enabled: false },
      { name: 'messages', enabled: true },
    ],
  },
  {
    group: 'marketing',
    options: [
      { name: 'sale', enabled: true },
      { name: 'company', enabled: false },
      { name: 'jobs', enabled: false },
      { name: 'unsubscribe', enabled: false },
    ],
  },
] as const

export function NotificationsPage() {
  const t = useAccountT()
  return (
    <AccountPage page="account.notifications">
      <MemberSamples note={t('notifications.ownNote')}>
        <FormGrid>
          {notificationGroups.map(({ group, options }) => (
            <Card key={group}>
              <fieldset>
                <Legend>{t(`notifications.${group}`)}</Legend>
                <p>{t(`notifications.${group}.text`)}</p>
                {options.map(({ name, enabled }) => (
                  <Checkbox
                    key={name}
                    label={t(`notifications.${name}`)}
                    checked={enabled}
                    disabled
                    readOnly
                  />
                ))}
              </fieldset>
            </Card>
          ))}
        </FormGrid>
      </MemberSamples>
    </AccountPage>
  )
}

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space[2]};
  font-size: ${font.xl};
  font-weight: ${font.medium};
`
