import { parseArgs } from 'node:util'
import { Trouble } from '../bootstrap/trouble.mjs'

export interface Known<EngineName extends string, HandName extends string> {
  readonly engines: readonly EngineName[]
  readonly hands: readonly HandName[]
  readonly journeys: readonly string[]
  /** Features to disable in a browser. */
  readonly features: readonly string[]
}

export interface Wanted<EngineName extends string, HandName extends string>
  extends Omit<Known<EngineName, HandName>, 'features'> {
  readonly without: readonly string[]
  /** True if the arguments neither limit the run nor disable a feature. */
  readonly isAll: boolean
}

const example = 'npm run browsers -- --only firefox --hand keyboard --journey "Withdraw"'

/** Chooses engines, hands and journeys. Part of a journey's name is enough. */
export function browsersArguments<EngineName extends string, HandName extends string>(
  args: readonly string[],
  known: Known<EngineName, HandName>,
): Wanted<EngineName, HandName> {
  const { only = [], hand = [], journey = [], without: away = [] } = parsed(args)
  const engines = chosen(only, known.engines, isSame)
  const hands = chosen(hand, known.hands, isSame)
  const journeys = chosen(journey, known.journeys, (name, asked) =>
    name.toLowerCase().includes(asked.toLowerCase()),
  )
  const without = away.length === 0 ? [] : chosen(away, known.features, isSame)
  const isAll = [...only, ...hand, ...journey, ...away].length === 0
  return { engines, hands, journeys, without, isAll }
}

const isSame = (name: string, asked: string) => name === asked

function chosen<Name extends string>(
  asked: readonly string[],
  known: readonly Name[],
  fits: (name: Name, asked: string) => boolean,
): readonly Name[] {
  if (asked.length === 0) return known
  for (const one of asked)
    if (!known.some((name) => fits(name, one)))
      throw new Trouble(`There is no "${one}".`, `There are: ${known.join(', ')}.`)
  return known.filter((name) => asked.some((one) => fits(name, one)))
}

function parsed(args: readonly string[]) {
  const repeatable = { type: 'string', multiple: true } as const
  try {
    return parseArgs({
      args: [...args],
      options: { only: repeatable, hand: repeatable, journey: repeatable, without: repeatable },
    }).values
  } catch {
    throw new Trouble('Unknown option. Use --only, --hand, --journey or --without.', example)
  }
}
