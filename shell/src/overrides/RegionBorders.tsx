import { isUrl } from '@shop/contracts/browser/overrides.ts'
import { useLocation } from '@shop/router'
import { color, font, layer, radius, space } from '@shop/ui/tokens/tokens.ts'
import { createPortal } from 'react-dom'
import { createGlobalStyle, styled } from 'styled-components'

import { findOwner } from '../remotes/discovery.ts'
import { getShellVersion } from '../report/report.ts'
import { useT } from './messages.ts'
import { getOverrideState } from './override-state.ts'
import { getPreviewVersions } from './overrides.ts'

/** Where the version of a region comes from: local is a developer's machine. */
function findSource(frontEnd: string, version: string): 'live' | 'preview' | 'local' {
  if (isUrl(version)) return 'local'
  const isAsked = [getOverrideState().active, getPreviewVersions()].some(
    (versions) => versions?.get(frontEnd) === version,
  )
  return isAsked ? 'preview' : 'live'
}

/** Shows at the edges of the page's regions whose they are, in which version, and where that comes from. */
export function RegionBorders() {
  const { pathname } = useLocation()
  const owner = findOwner(getOverrideState().remotes, pathname)
  const main = document.getElementById('main')
  return (
    <>
      <Edges />
      <RegionLabel frontEnd="shell" version={getShellVersion() ?? ''} />
      {owner &&
        main &&
        createPortal(
          <RegionLabel frontEnd={owner.name} version={owner.entry.metadata.version} />,
          main,
        )}
    </>
  )
}

function RegionLabel({ frontEnd, version }: { frontEnd: string; version: string }) {
  const t = useT()
  const source = findSource(frontEnd, version)
  const sources = {
    live: t('borders.live'),
    preview: t('borders.preview'),
    local: t('borders.local'),
  }
  return (
    <Label>
      <bdi translate="no">{`${frontEnd}@${version}`}</bdi> · {sources[source]}
    </Label>
  )
}

const Edges = createGlobalStyle`
  body, #main {
    position: relative;
    outline: 2px dashed ${color.warning};
    outline-offset: -2px;
  }
  #main {
    outline-color: ${color.info};
  }
`

const Label = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: ${layer.sticky};
  max-inline-size: 100%;
  padding: 0 ${space[2]};
  border-end-start-radius: ${radius.s};
  background: ${color.warning};
  color: ${color.background};
  font-size: ${font.xs};
  overflow-wrap: anywhere;
  /* What lies below it can be pressed. */
  pointer-events: none;
  #main > & {
    background: ${color.info};
  }
  @media print {
    display: none;
  }
`
