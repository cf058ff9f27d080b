/** What the directory of agents is filtered by: a parameter, and the list of the response that names what there is. */
export const agentFilters = { city: 'cities' } as const
export type AgentFilter = keyof typeof agentFilters

/** A value for each filter. */
export const mapFilters = <Value>(
  toValue: (filter: AgentFilter) => Value,
): Record<AgentFilter, Value> =>
  Object.fromEntries(
    (Object.keys(agentFilters) as AgentFilter[]).map((filter) => [filter, toValue(filter)]),
  ) as Record<AgentFilter, Value>
