import { type SetupTask, setupTasks } from '@shop/contracts/wire/office-today.ts'
import { generatePath, Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Circle from 'lucide-react/icons/circle'
import { useId } from 'react'
import { styled } from 'styled-components'

import { useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

/** Where each is done; what is set on the server has no page. */
const places: Record<SetupTask, string | null> = {
  products: generatePath(paths.product, { id: 'new' }),
  contact: `${paths.settings}#contact`,
  delivery: `${paths.settings}#delivery`,
  tax: `${paths.settings}#tax`,
  payments: null,
  mail: null,
}

/** What an owner has still to do before buyers come. Each line goes by itself once it is done. */
export function SetupTasks({ tasks }: { tasks: readonly SetupTask[] }) {
  const t = useOverviewT()
  const id = useId()
  const done = setupTasks.length - tasks.length
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('tasks.title')}</h2>
      <p>{t('tasks.progress', { done, all: setupTasks.length })}</p>
      <ul>
        {tasks.map((task) => {
          const place = places[task]
          return (
            <li key={task}>
              <Circle aria-hidden />
              <div>
                {place === null ? (
                  <strong>{t(`tasks.${task}`)}</strong>
                ) : (
                  <Link to={place}>{t(`tasks.${task}`)}</Link>
                )}
                <p>{t(`tasks.${task}Hint`)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  font-size: ${font.s};
  & > h2 {
    font-size: ${font.m};
  }
  & p {
    color: ${color.muted};
  }
  & li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  & li > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.muted};
  }
`
