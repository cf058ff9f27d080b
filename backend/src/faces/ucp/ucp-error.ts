import { HttpError } from '../../platform/errors/http-error.ts'

/** A request that the protocol itself refuses, by one of its codes. */
export class UcpError extends HttpError {
  /** @param code of the specification, such as `version_unsupported` */
  constructor(
    statusCode: number,
    readonly code: string,
    message: string,
  ) {
    super(statusCode, message)
  }
}
