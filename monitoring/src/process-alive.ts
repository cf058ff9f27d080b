/** Tells whether a process of this machine is running. */
export function isProcessAlive(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // It runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
