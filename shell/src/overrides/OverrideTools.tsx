import { Button } from '@shop/ui/button/Button.tsx'
import { Dialog } from '@shop/ui/dialog/Dialog.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { bottomBarHeight } from '@shop/ui/layout/bottom-bar.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import { getOverrideState } from './override-state.ts'
import { getPreviewVersions, persistOverrides } from './overrides.ts'
import { RegionBorders } from './RegionBorders.tsx'
import { tellServerOfOverrides } from './resolve-overrides.ts'

/** Loaded remotes cannot be unloaded, so the live releases come by a reload. */
function reset(): void {
  persistOverrides(new Map())
  tellServerOfOverrides()
  window.location.reload()
}

/**
 * A badge on every page that other releases run, and a dialog that names them and ends them; in a preview, and while the dialog
 * is open, the borders of the page's regions.
 */
export function OverrideTools() {
  const { active, rejected } = getOverrideState()
  const [open, setOpen] = useState(false)
  return (
    <>
      {(open || getPreviewVersions() !== null) && <RegionBorders />}
      {active.size + rejected.size > 0 && <OverrideDialog open={open} setOpen={setOpen} />}
    </>
  )
}

interface DialogProps {
  open: boolean
  setOpen: (open: boolean) => void
}

function OverrideDialog({ open, setOpen }: DialogProps) {
  const t = useT()
  const { active, rejected } = getOverrideState()
  return (
    <>
      <Badge type="button" title={t('overrides.open')} onClick={() => setOpen(true)}>
        <FlaskConical aria-hidden />
        <span>{t('overrides.badge', { count: active.size })}</span>
      </Badge>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('overrides.title')}>
        <Stack $gap="5">
          <p>{t('overrides.intro')}</p>
          {active.size > 0 && (
            <ul translate="no" dir="ltr">
              {[...active].map(([frontEnd, release]) => (
                <li key={frontEnd}>{`${frontEnd}@${release}`}</li>
              ))}
            </ul>
          )}
          {rejected.size > 0 && (
            <Notice kind="warning">
              <p>{t('overrides.rejectedTitle')}</p>
              <ul>
                {[...rejected].map(([name, { problem, address, message }]) => (
                  <li key={name} dir="auto" translate="no">
                    {t('overrides.rejected', {
                      name,
                      reason: t(`overrides.${problem}`, { address, message }),
                    })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <Button onClick={reset}>{t('overrides.reset')}</Button>
        </Stack>
      </Dialog>
    </>
  )
}

const Badge = styled.button`
  position: fixed;
  inset-block-end: calc(${bottomBarHeight} + ${space[4]});
  inset-inline-start: ${space[4]};
  z-index: ${layer.toast};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.round};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${font.s};
  font-weight: ${font.medium};
  box-shadow: ${shadow.m};
  & > svg {
    inline-size: 1.125rem;
  }
  @media print {
    display: none;
  }
`
