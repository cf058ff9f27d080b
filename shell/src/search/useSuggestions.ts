import { componentQuery } from '@shop/shop-ui/on-demand/component-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const suggestionsQuery = componentQuery(
  'shell',
  'Suggestions',
  async () => (await import('./Suggestions.tsx')).Suggestions,
)

/** The state of the suggestions, whose code is loaded by `load`; the search works without them. */
export function useSuggestions() {
  const [wanted, setWanted] = useState(false)
  const [count, setCount] = useState(0)
  /** Index of the option that Enter opens, or -1. */
  const [active, setActive] = useState(-1)
  const { data: Suggestions, isError, refetch } = useQuery({ ...suggestionsQuery, enabled: wanted })

  function load() {
    setWanted(true)
    if (isError) void refetch()
  }
  return { Suggestions, count, setCount, active, setActive, load }
}
