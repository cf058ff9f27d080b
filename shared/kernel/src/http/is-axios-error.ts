import type { AxiosError } from 'axios'

/** Axios' own check, without axios, which comes after the first load. */
export function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Object && 'isAxiosError' in error && error.isAxiosError === true
}
