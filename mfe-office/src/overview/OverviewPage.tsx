import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { useOverviewT } from '../messages.generated.ts'
import { Awaited } from './Awaited.tsx'
import { LowStock } from './LowStock.tsx'
import { NewMessages } from './NewMessages.tsx'
import { OrdersToPrepare } from './OrdersToPrepare.tsx'
import { todayQuery } from './overview.api.ts'
import { Problems } from './Problems.tsx'
import { SalesCard } from './SalesCard.tsx'
import { SetupTasks } from './SetupTasks.tsx'
import { WorkTiles } from './WorkTiles.tsx'

/** The first page of the office: what there is to do today. */
export function OverviewPage() {
  const t = useOverviewT()
  return (
    <PageFrame title={t('today.title')}>
      <LoadedToday />
    </PageFrame>
  )
}

/** Mounted once the office is open: the request of a page that was closed has failed. */
function LoadedToday() {
  return <RecordLoader query={useQuery(todayQuery)}>{(today) => <Today {...today} />}</RecordLoader>
}

/** A shop without orders begins with what is left to set up; in others, that is the least. */
function Today(today: OfficeToday) {
  const { sales, orders, problems = [], tasks } = today
  const setup = tasks.length > 0 && <SetupTasks tasks={tasks} />
  const isNew = orders.length === 0 && sales.every((day) => day.orders === 0)
  return (
    <>
      {isNew && setup}
      <Columns>
        <SalesCard days={sales} />
        <WorkTiles today={today} />
      </Columns>
      {problems.length > 0 && <Problems problems={problems} />}
      <Columns $isTop>
        <OrdersToPrepare orders={orders} />
        <Side>
          <Awaited awaited={today.awaited} />
          <NewMessages messages={today.messages} />
          <LowStock products={today.lowStock} />
        </Side>
      </Columns>
      {!isNew && setup}
    </>
  )
}

/** `$isTop`: what is shorter stays so. */
const Columns = styled.div<{ $isTop?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $isTop }) => $isTop && 'align-items: start;'}
  }
`

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`
