/** Runs a task once the browser has painted what a press has changed; at once where nobody sees the page. */
export function afterPaint(task: () => void): void {
  if (document.hidden) task()
  else requestAnimationFrame(() => void setTimeout(task))
}
