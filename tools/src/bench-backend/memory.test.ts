import { compareMinutes, watchMemory } from './memory.ts'

const sample = (seconds: number, megabytes: number) => ({ at: seconds * 1000, megabytes })

test('compareMinutes compares the first and the last minute', () => {
  const samples = [sample(0, 100), sample(60, 120), sample(300, 900), sample(541, 200)]
  expect(compareMinutes([...samples, sample(600, 300)])).toEqual({
    first: { average: 110, max: 120 },
    last: { average: 250, max: 300 },
  })
})

test('compareMinutes compares the halves of a shorter time', () => {
  expect(compareMinutes([sample(0, 1), sample(4, 3), sample(6, 5), sample(10, 9)])).toEqual({
    first: { average: 2, max: 3 },
    last: { average: 7, max: 9 },
  })
})

test('watchMemory reads the memory of a process', () => {
  const { first } = watchMemory(process.pid)()
  expect(first.max).toBeGreaterThan(10)
})
