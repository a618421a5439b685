import { paths, shellPolicy } from '@save/domain/shell'
import { safeTarget } from '../http/redirect-target.rules.ts'
import { controlMessages } from './control.messages.ts'
import { type Reading, readerOf, WorldRequest } from './control.schema.ts'
import { faultText, readFaultText } from './fault-text.ts'
import type { WorldSettings } from './world-settings.ts'

export const openPath = '/_control/open'

/** The content of a link: a world, and the first page. */
export interface LinkedWorld {
  readonly request: WorldRequest
  readonly to: string
}

const usualPage = `${shellPolicy.basePath}${paths.dashboard}`

/** A world as an address: opening it makes another one with the same settings. */
export function linkTo(settings: WorldSettings, isSignedIn = true, to?: string): string {
  const { seed, member, scenario, clock, faults } = settings
  const query = new URLSearchParams({
    member,
    seed: String(seed),
    ...(scenario.length > 0 && { scenario: scenario.join(',') }),
    ...(clock !== undefined && { clock: new Date(clock).toISOString() }),
  })
  for (const fault of faults) query.append('fault', faultText(fault))
  if (!isSignedIn) query.set('signedIn', 'no')
  if (to !== undefined) query.set('to', to)
  return `${openPath}?${query}`
}

const readWorldRequest = readerOf(WorldRequest)

/** Reports anything unknown, so that a mistyped link never opens an ordinary world. */
export function readLink(query: URLSearchParams): Reading<LinkedWorld> {
  const to = query.get('to') ?? usualPage
  const reading = readWorldRequest(requestIn(query))
  const complaints = [
    ...('value' in reading ? [] : reading.complaints),
    ...(safeTarget(to) === undefined ? [controlMessages.noSuchPage(to)] : []),
  ]
  return 'value' in reading && complaints.length === 0
    ? { value: { request: { signedIn: true, ...reading.value }, to } }
    : { complaints }
}

const requestIn = (query: URLSearchParams): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...new Set(query.keys())]
      .filter((name) => name !== 'to')
      .map((name) => partOf(name, query.getAll(name))),
  )

/** Converts one query parameter to its JSON field. The schema reports invalid values. */
function partOf(name: string, values: readonly string[]): readonly [string, unknown] {
  const [first = ''] = values
  switch (name) {
    case 'seed':
      return ['seed', numberIn(first)]
    case 'delay':
      return ['delayMs', numberIn(first)]
    case 'scenario':
      return ['scenario', values.flatMap((value) => value.split(',')).filter(Boolean)]
    case 'fault':
      return ['faults', values.map(readFaultText)]
    case 'signedIn':
      return ['signedIn', first === 'yes' ? true : first === 'no' ? false : first]
    default:
      return [name, first]
  }
}

const numberIn = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text)
