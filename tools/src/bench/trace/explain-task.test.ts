import { explainTask } from './explain-task.ts'

const stack = (...names: string[]) => names.map((functionName) => ({ functionName }))

describe('explainTask', () => {
  test('names the work, what called, and the functions with most time of their own', () => {
    const task = {
      start: 340.21,
      duration: 20,
      kinds: [
        { name: 'timer', duration: 15 },
        { name: 'layout', duration: 1 },
      ],
      samples: [
        { stack: stack('render', 'work'), duration: 9 },
        { stack: stack('commit', 'work'), duration: 4 },
        { stack: stack('small', 'work'), duration: 1 },
        { stack: [], duration: 2 },
      ],
    }
    expect(explainTask(task, ({ functionName }) => `${functionName}()`)).toBe(
      '  20.0 ms at 340.2 ms: timer 15.0 ms; called by work(); most in render() 9.0 ms, commit() 4.0 ms',
    )
  })

  test('says so when the trace names nothing', () => {
    const task = { start: 0, duration: 3, kinds: [], samples: [] }
    expect(explainTask(task, () => 'never')).toBe(
      '   3.0 ms at 0.0 ms: nothing that the trace names',
    )
  })
})
