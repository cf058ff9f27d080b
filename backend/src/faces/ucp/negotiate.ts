import { UCP_VERSION, type UcpCapability } from '@shop/contracts/rules/ucp.ts'

import type { AgentProfile } from './agent-profile.ts'
import { UcpError } from './ucp-error.ts'

/** The protocol's part of a response that has what was asked for. */
export const describeSuccess = (capability: UcpCapability) => ({
  version: UCP_VERSION,
  status: 'success',
  capabilities: { [capability]: [{ version: UCP_VERSION }] },
})

/** A response that says why there is nothing. @param capability that was used; none where there is no common one */
export const describeFailure = (
  capability: UcpCapability | undefined,
  { code, content, continueUrl }: { code: string; content: string; continueUrl: string },
) => ({
  ucp: {
    version: UCP_VERSION,
    status: 'error',
    capabilities: capability ? { [capability]: [{ version: UCP_VERSION }] } : {},
  },
  messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
  continue_url: continueUrl,
})

/** @throws UcpError 422 when the agent speaks another version of the protocol, older or newer */
export function requireVersion({ version }: AgentProfile): void {
  if (version === UCP_VERSION) return
  throw new UcpError(
    422,
    'version_unsupported',
    `Protocol version ${version} is not supported. This shop supports version ${UCP_VERSION}.`,
  )
}

/** Whether agent and shop have a version of a capability in common; the shop has one of each. */
export const hasCommon = ({ capabilities }: AgentProfile, capability: UcpCapability): boolean =>
  Object.hasOwn(capabilities, capability) &&
  (capabilities[capability] ?? []).some(({ version }) => version === UCP_VERSION)
