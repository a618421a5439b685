/** What is held in pence, by its name: the domain's types tell. */
import { globSync, readFileSync } from 'node:fs'
import { formatPounds, Pence } from '@save/domain/kernel'
import type { Expression, MemberExpression } from 'oxc-parser'
import { domainFolder } from '../domain-folder.ts'
import { name, type Words } from './binding.ts'
import { plain } from './parts-in-words.ts'

/** `availableBalance: Pence`; a name that is as often any other number tells nothing. */
export function moneyNamesIn(texts: readonly string[]): ReadonlySet<string> {
  const declared = texts.flatMap((text) =>
    [...text.matchAll(/\b(\w+)\??: (Pence|number|bigint|Fraction)\b/g)].map(
      ([, own = '', type]) => ({
        own,
        isMoney: type === 'Pence',
      }),
    ),
  )
  return new Set(
    [...Map.groupBy(declared, ({ own }) => own)].flatMap(([own, all]) => {
      const money = all.filter(({ isMoney }) => isMoney).length
      return money > often * (all.length - money) ? [own] : []
    }),
  )
}

const often = 5

let today: ReadonlySet<string> | undefined

const moneyToday = (): ReadonlySet<string> => {
  today ??= moneyNamesIn(
    globSync(`${domainFolder}/**/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8')),
  )
  return today
}

/** '£1.00' of a 100 beside an available balance; zero needs no unit. */
export function besideMoney(value: unknown, other: unknown): Words | undefined {
  const { type, value: figure } = plain(value) as { type: string; value?: unknown }
  if (type !== 'Literal' || typeof figure !== 'number' || !Number.isInteger(figure) || figure === 0)
    return undefined
  return moneyToday().has(nameOf(other)) ? name`${formatPounds(Pence.make(figure))}` : undefined
}

function nameOf(node: unknown): string {
  const { type, name, property } = plain(node) as Expression &
    Partial<Pick<MemberExpression, 'property'>> & { readonly name?: string }
  if (type === 'Identifier') return name ?? ''
  return type === 'MemberExpression' ? ((property as { name?: string }).name ?? '') : ''
}
