import { explainVisit, formatChains } from './explain.ts'

const site = 'http://localhost:3000'

test('formatChains prints each request below the one that asked for it, with its end', () => {
  const request = (file: string, endTime: number, transferSize: number) => ({
    url: site + file,
    startTime: 10,
    endTime,
    transferSize,
  })
  const chains = {
    a: {
      request: request('/', 10.02, 2_048),
      children: { b: { request: request('/shell/main.js', 10.1, 51_200) } },
    },
  }
  expect(formatChains(chains)).toEqual([
    '    20 ms  / (2.0 KiB)',
    '   100 ms    /shell/main.js (50.0 KiB)',
  ])
})

test('explainVisit prints what painted largest, tasks, scripts and requests', () => {
  const details = (items: object[]) => ({ score: 0, details: { items } })
  const text = explainVisit({
    categories: {},
    audits: {
      'largest-contentful-paint-element': details([
        { items: [{ node: { selector: 'main > img', snippet: '<img alt="">' } }] },
        { items: [{ phase: 'Render Delay', timing: 903.4 }] },
      ]),
      'layout-shifts': details([{ score: 0.0091, node: { selector: 'main > p' } }]),
      'long-tasks': details([
        { url: `${site}/shell/vendor.js`, startTime: 3_435, duration: 264 },
        { url: 'Unattributable', startTime: 10, duration: 51 },
      ]),
      'mainthread-work-breakdown': details([{ groupLabel: 'Script Evaluation', duration: 1_135 }]),
      'bootup-time': details([
        { url: `${site}/shell/vendor.js`, total: 982, scripting: 758, scriptParseCompile: 33 },
      ]),
      'network-requests': details([
        {
          url: `${site}/shell/vendor.js`,
          resourceType: 'Script',
          priority: 'High',
          networkRequestTime: 44,
          networkEndTime: 86,
          transferSize: 1_024,
        },
        { url: site, resourceType: 'Document' },
      ]),
    },
  })
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    'Largest paint:',
    'main > img  <img alt="">',
    '903 ms  Render Delay',
    'Layout shifts:',
    '0.0091  main > p',
    'Longest tasks, on the simulated phone:',
    '264 ms at 3,435 ms  /shell/vendor.js',
    '51 ms at 10 ms  Unattributable',
    'Main thread, slowed down:',
    '1,135 ms  Script Evaluation',
    'Time by script, slowed down:',
    '982 ms  /shell/vendor.js: running 758 ms, compiling 33 ms',
    'Scripts, from when to when without throttling:',
    '44 ms to 86 ms  High  /shell/vendor.js (1.0 KiB)',
  ])
})
