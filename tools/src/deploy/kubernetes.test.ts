import { readdirSync } from 'node:fs'
import path from 'node:path'

import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1'
import { backendSettings } from 'settings/backend-settings.ts'
import type { Program } from 'settings/config-command.ts'
import { siteSettings } from 'settings/site-settings.ts'

import { findFile, readDeployed, readVariables, readYaml } from './deploy-files.ts'
import { findDeployedProblems } from './testing/find-deployed-problems.ts'
import { findUnknownKeys } from './testing/find-unknown-keys.ts'

interface Resource {
  apiVersion: string
  kind: string
  metadata: { name: string }
}

interface Kustomization {
  resources: string[]
  configMapGenerator: { name: string; envs: string[] }[]
  images: { name: string }[]
}

interface Container {
  image: string
  ports?: { name: string; containerPort: number }[]
  env: { name: string; value: string }[]
  envFrom: { configMapRef: { name: string } }[]
  volumeMounts: { name: string; mountPath: string }[]
}

interface PodTemplate {
  metadata: { labels: Record<string, string> }
  spec: {
    containers: [Container]
    volumes: {
      name: string
      secret?: { secretName: string }
      persistentVolumeClaim?: { claimName: string }
    }[]
  }
}

type Model = new (data: never) => { validate: () => void }
const models: Record<string, Model> = {
  ...{ Namespace, Secret, Service, PersistentVolumeClaim, Deployment, CronJob, Ingress },
  ...{ HorizontalPodAutoscaler, PodDisruptionBudget },
}

const [kustomization] = readYaml<Kustomization>('kubernetes/kustomization.yaml')
const { resources, configMapGenerator, images } = kustomization as Kustomization
const inKustomization = resources.flatMap((name) => readYaml<Resource>(`kubernetes/${name}`))
const example = readYaml<Resource & { stringData: Record<string, string> }>(
  'kubernetes/secrets.example.yaml',
)
const all: Resource[] = [...inKustomization, ...example]
const describeResource = ({ kind, metadata }: Resource) => `${kind} ${metadata.name}`
const namesOf = (kind: string) =>
  all.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name)

function validate(resource: Resource): string[] {
  const Known = models[resource.kind]
  if (!Known) throw new Error(`No schema for ${resource.kind}`)
  // A model copies what it is made of.
  return findUnknownKeys(resource, (watched) =>
    Object.assign(new Known(resource as never), watched).validate(),
  )
}

function findTemplate(resource: Resource): PodTemplate {
  if (resource.kind === 'Deployment') {
    return (resource as unknown as { spec: { template: PodTemplate } }).spec.template
  }
  const { spec } = resource as unknown as {
    spec: { jobTemplate: { spec: { template: PodTemplate } } }
  }
  return spec.jobTemplate.spec.template
}

const shop = readVariables('kubernetes/shop.env')

const pods = inKustomization
  .filter(({ kind }) => ['Deployment', 'CronJob'].includes(kind))
  .map((resource) => [describeResource(resource), findTemplate(resource)] as const)

test.each(all.map((each) => [describeResource(each), each] as const))(
  '%s is valid, and has no key that Kubernetes does not know',
  (_name, resource) => {
    expect(validate(resource)).toEqual([])
  },
)

test('a wrong value and a misspelt key are found', () => {
  const [deployment] = all.filter(({ kind }) => kind === 'Deployment')
  const copy = structuredClone(deployment) as Resource & {
    spec: { replica?: number; template: { spec: { volumes: unknown } } }
  }
  copy.spec.replica = 2
  expect(validate(copy)).toEqual(['spec.replica'])
  copy.spec.template.spec.volumes = 'none'
  expect(() => validate(copy)).toThrow('volumes must be array')
})

test('no ingress writes an access log, whose addresses would have their queries', () => {
  const ingresses = all.filter(({ kind }) => kind === 'Ingress')
  expect(ingresses.map(({ metadata }) => metadata)).toEqual([
    expect.objectContaining({
      annotations: expect.objectContaining({
        'nginx.ingress.kubernetes.io/enable-access-log': 'false',
      }) as object,
    }),
  ])
})

test('the kustomization has every resource of the folder', () => {
  const others = ['kustomization.yaml', 'secrets.example.yaml', 'shop.env']
  const files = readdirSync(path.dirname(findFile('deploy/kubernetes/shop.env')))
  expect([...resources, ...others].toSorted()).toEqual(files.toSorted())
})

describe.each(pods)('the pods of %s', (_name, { spec, metadata }) => {
  const [container] = spec.containers
  const program: Program = container.image === 'storefront-site' ? 'site' : 'backend'

  test('find what they mount, and their image', () => {
    expect(images.map(({ name }) => name)).toContain(container.image)
    const mounted = container.volumeMounts.map(({ name }) => name)
    expect(spec.volumes.map(({ name }) => name).toSorted()).toEqual(mounted.toSorted())
    for (const { configMapRef } of container.envFrom) {
      expect(configMapGenerator.map(({ name }) => name)).toContain(configMapRef.name)
    }
    for (const { secret, persistentVolumeClaim } of spec.volumes) {
      if (secret) expect(namesOf('Secret')).toContain(secret.secretName)
      const claim = persistentVolumeClaim?.claimName
      if (claim !== undefined) expect(namesOf('PersistentVolumeClaim')).toContain(claim)
    }
    expect(metadata.labels['app.kubernetes.io/part-of']).toBe('storefront')
  })

  test('start with their configuration and the secrets of the example filled in', async () => {
    const env = {
      ...shop,
      ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
    }
    const { stringData = {} } =
      example.find((each) => each.metadata.name === `storefront-${program}`) ?? {}
    const files: Record<string, string> = {}
    for (const [key, text] of Object.entries(stringData)) {
      files[`/run/secrets/storefront/${key}`] = text.replace('…', 'filled_in')
    }
    const known = Object.keys({ ...siteSettings, ...backendSettings })
    expect(Object.keys(shop).filter((each) => !known.includes(each))).toEqual([])
    const problems = await findDeployedProblems(program, { ...env, NODE_ENV: 'production' }, files)
    expect(problems).toEqual([])
  })

  test('listen where the configuration says', () => {
    for (const { name, containerPort } of container.ports ?? []) {
      const expected = {
        http: program === 'site' ? 3000 : 4000,
        monitor: Number(shop[`${program.toUpperCase()}_MONITOR_PORT`]),
      }
      expect(containerPort).toBe(expected[name as keyof typeof expected])
    }
  })
})

test('services, budgets and autoscalers are about deployments, the ingress about services', () => {
  const labels = pods.map(([, { metadata }]) => metadata.labels['app.kubernetes.io/name'])
  const text = resources.map((name) => readDeployed(`kubernetes/${name}`)).join('\n')
  const selected = Array.from(
    text.matchAll(/(?:selector|matchLabels):\n\s+app\.kubernetes\.io\/name: (\S+)/g),
    ([, name]) => name,
  )
  expect(selected).toHaveLength(12)
  for (const name of selected) expect(labels).toContain(name)
  for (const [, target] of text.matchAll(/kind: Deployment\n\s+name: (\S+)\n\s+minReplicas/g)) {
    expect(namesOf('Deployment')).toContain(target)
  }
  const routed = Array.from(text.matchAll(/service:\n\s+name: (\S+)/g), ([, name]) => name)
  expect(routed).toHaveLength(2)
  for (const name of routed) expect(namesOf('Service')).toContain(name)
})
