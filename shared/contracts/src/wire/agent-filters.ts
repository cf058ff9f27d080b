/** What the directory of agents is filtered by: a parameter, and the list of the response that names what there is. */
export const agentFilters = { city: 'cities', language: 'languages' } as const
export type AgentFilter = keyof typeof agentFilters

/** A value for each filter. */
export const mapFilters = <Value>(
  toValue: (filter: AgentFilter) => Value,
): Record<AgentFilter, Value> =>
  Object.fromEntries(
    (Object.keys(agentFilters) as AgentFilter[]).map((filter) => [filter, toValue(filter)]),
  ) as Record<AgentFilter, Value>

/** The languages that an agent may speak. */
export const agentLanguages = {
  ar: { en: 'Arabic', ar: 'العربية' },
  en: { en: 'English', ar: 'الإنجليزية' },
  hi: { en: 'Hindi', ar: 'الهندية' },
  ur: { en: 'Urdu', ar: 'الأردية' },
  fa: { en: 'Persian', ar: 'الفارسية' },
  sw: { en: 'Swahili', ar: 'السواحيلية' },
  fr: { en: 'French', ar: 'الفرنسية' },
} as const
export type AgentLanguage = keyof typeof agentLanguages
export const agentLanguageCodes = Object.keys(agentLanguages) as [AgentLanguage, ...AgentLanguage[]]
