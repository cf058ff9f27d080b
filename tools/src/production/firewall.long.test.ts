import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { repositoryRoot } from 'workspace/workspace.ts'

import { runProcess } from '../run-process.ts'

const rules = path.join(repositoryRoot, 'deploy/nftables/storefront.nft')
const ports = path.join(repositoryRoot, 'deploy/nftables/ports.nft')

/** Only root may have a network of its own. */
const canFilter = spawnSync('unshare', ['--net', 'nft', 'list', 'ruleset']).status === 0
const describeIfPossible = canFilter ? describe : describe.skip

/** Opens connections to a server, and prints how many each of these addresses got. */
const program = `
const net = require('node:net')
const [host, ...addresses] = process.argv.slice(1)
const open = (localAddress) => new Promise((resolve) => {
  const socket = net.connect({ host, port: 443, localAddress })
  socket.on('connect', () => resolve(1)).on('error', () => resolve(0))
})
net.createServer().listen(443, host, 2_000, async () => {
  for (const address of addresses) {
    let count = 0
    for (let index = 0; index < 1_010; index++) count += await open(address)
    console.log(count)
  }
  process.exit()
})`

describeIfPossible('the rules of the firewall', () => {
  test.each([
    ['an address', '127.0.0.1', ['127.0.0.1', '127.0.0.2'], [1_000, 1_000]],
    ['a /64', '::1', ['fd00::1', 'fd00::2', 'fd00:0:0:1::1'], [1_000, 0, 1_000]],
  ])(
    'leave %s no more than 1,000 connections, and others theirs',
    async (_, host, from, counts) => {
      const network = [
        'ip link set lo up',
        ...from
          .filter((each) => each.includes(':'))
          .map((each) => `ip address add ${each}/128 dev lo`),
        `nft --file ${rules}`,
        // Loaded anew, they replace themselves.
        `nft --file ${rules}`,
        `exec ${process.execPath} -e "$0" "$@"`,
      ].join(' && ')
      const command = ['--net', 'sh', '-c', network, program, host, ...from]
      const printed = await runProcess('unshare', command, { cwd: repositoryRoot })
      expect(printed.trim().split('\n').map(Number)).toEqual(counts)
    },
  )

  test('let another machine reach SSH and the proxy, and no program behind it', async () => {
    const connect = (port: number, from = '') =>
      `${from} timeout 3 bash -c '</dev/tcp/10.9.0.1/${port}' 2>/dev/null && echo ${port} || true`
    const other = 'nsenter --net --target $other'
    const script = [
      'set -e',
      'ip link set lo up',
      `nft --file ${ports}`,
      // Loaded anew, they replace themselves.
      `nft --file ${ports}`,
      `${process.execPath} -e "$0" & server=$!`,
      "until timeout 1 bash -c '</dev/tcp/127.0.0.1/5432' 2>/dev/null; do sleep 0.1; done",
      'unshare --net sleep 300 & other=$!',
      // The process is in this network until then.
      'until name=$(readlink /proc/$other/ns/net) && [ "$name" != "$(readlink /proc/self/ns/net)" ]; do sleep 0.1; done',
      'ip link add veth0 type veth peer name veth1 netns $other',
      'ip address add 10.9.0.1/24 dev veth0 && ip link set veth0 up',
      `${other} sh -c 'ip address add 10.9.0.2/24 dev veth1 && ip link set veth1 up'`,
      ...[22, 80, 443, 4001, 5432].map((port) => connect(port, other)),
      'kill $server $other',
    ].join('\n')
    const listen = `for (const port of [22, 80, 443, 4001, 5432]) require('node:net').createServer((socket) => socket.end()).listen(port)`
    const printed = await runProcess('unshare', ['--net', 'sh', '-c', script, listen], {
      cwd: repositoryRoot,
    })
    expect(printed.trim().split('\n')).toEqual(['22', '80', '443'])
  })
})
