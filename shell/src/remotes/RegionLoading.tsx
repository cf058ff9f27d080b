import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { styled } from 'styled-components'

interface RegionLoadingProps {
  /** Whether the top bar is not there yet either. */
  withBar?: boolean
}

/**
 * Placeholder of a remote's first page, as high as the screen so that the footer does not jump. Its boxes are those that the page's HTML
 * has until scripts run, whose styles are there (`inline-style.js`).
 */
export function RegionLoading({ withBar = false }: RegionLoadingProps) {
  return (
    <Placeholder>
      <Loading>
        <div aria-hidden>
          {withBar && <div className="skeleton-bar" />}
          <div className="skeleton">
            {boxes.map((box) => (
              <i key={box} />
            ))}
          </div>
        </div>
      </Loading>
    </Placeholder>
  )
}

const boxes = [1, 2, 3, 4, 5, 6, 7, 8]

const Placeholder = styled.div`
  min-block-size: 100svh;
  /* Whom the guard will send away is told nothing, but that it takes long: not the label either. */
  html[data-members]:not([data-session]) & [role='status'] > :first-child {
    display: none;
  }
`
