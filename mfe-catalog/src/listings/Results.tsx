import type { Sample } from '../samples/sample.ts'
import { SampleCard } from '../samples/SampleCard.tsx'
import { Items } from './listing.styles.ts'
import { useT } from './messages.ts'

/** Cards whose pictures a large screen shows at once. */
const FIRST_ROW = 3

interface ResultsProps {
  samples: readonly Sample[]
  view: 'grid' | 'list'
}

export function Results({ samples, view }: ResultsProps) {
  const t = useT()
  return (
    <Items $view={view} aria-label={t('results.label')}>
      {samples.map((sample, index) => (
        <li key={sample.id}>
          <SampleCard
            sample={sample}
            row={view === 'list'}
            heading="h2"
            priority={index < FIRST_ROW}
          />
        </li>
      ))}
    </Items>
  )
}
