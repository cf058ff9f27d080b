export {
  loadHttpClient,
  mainApi,
  paymentsApi,
  request,
  REQUEST_TIMEOUT_MS,
  type ApiClient,
} from './http/clients.ts'
export {
  hasStatus,
  toFailure,
  serverMessage,
  NotFoundError,
  ResponseValidationError,
  type Failure,
  type FailureKind,
} from './http/failure.ts'
export { fetchJson } from './http/fetch-json.ts'
export { createQueryClient } from './http/query-client.ts'
export { findRequestId } from './http/request-id.ts'
export { queryClient } from './http/shared-query-client.ts'
export { setTooManyRequestsTexts } from './http/too-many-requests.ts'
