/**
 * A promise that the test settles itself: a fake server awaits it before it answers, so that the test can look at
 * the pending state for as long as it needs.
 */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
