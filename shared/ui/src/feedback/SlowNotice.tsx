import { retryPendingLoads, SLOW_AFTER_MS } from '@shop/kernel/loading'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

import { Button } from '../button/Button.tsx'
import { useT } from '../messages.ts'
import { color, font, radius, shadow, space } from '../tokens/tokens.ts'

const CHECK_INTERVAL_MS = 1_000

/** The notice that is shown; one is enough for a page whose parts are all late. */
let shown: object | null = null

/** Returns whether the component has been mounted for so long that it should say so. */
function useIsSlow(): boolean {
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    const owner = {}
    let timer = setTimeout(check, SLOW_AFTER_MS)
    function check() {
      if (shown) {
        timer = setTimeout(check, CHECK_INTERVAL_MS)
      } else {
        shown = owner
        setSlow(true)
      }
    }
    return () => {
      clearTimeout(timer)
      if (shown === owner) shown = null
    }
  }, [])

  return slow
}

/** Says that something takes long and offers to ask again; renders nothing at first. What arrives later still counts. */
export function SlowNotice() {
  const t = useT()
  const slow = useIsSlow()
  const [asked, setAsked] = useState(false)
  if (!slow) return null

  function handleRetry() {
    setAsked(true)
    retryPendingLoads()
  }

  return (
    <Root>
      <p>{asked ? t('slow.askedAgain') : t('slow.text')}</p>
      <Button variant="secondary" onClick={handleRetry}>
        {t('retry')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[3]} ${space[4]};
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: ${space[4]} auto;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${font.s};
  box-shadow: ${shadow.m};
`
