/** What is gone from the machines has no words today: they are those of the commit that today is compared with. */
import { parse } from 'yaml'
import type { MachineWords } from '../../machines/machine-words.ts'
import type { Change } from '../changes/changes.ts'
import { filesAt } from '../history/git.ts'

const folder = 'apps/rulebook/src/machines'
const machineFile = `${folder}/machine-words.yaml`
const actionFile = `${folder}/action-words.yaml`

/** The words of the machines at a commit; none where they were not written yet. */
export function machineWordsAt(commit: string): MachineWords {
  const texts = filesAt(commit, [machineFile, actionFile])
  const read = (file: string) => parse(texts.get(file) ?? '') ?? {}
  return { ...noWords, ...read(machineFile), actions: read(actionFile) }
}

const noWords: MachineWords = { states: {}, events: {}, guards: {}, calls: {}, actions: {} }

/** Gives each change of a machine the words that it needs and that are gone today. */
export function withWordsThen(
  changes: readonly Change[],
  then: MachineWords,
  now: MachineWords,
): readonly Change[] {
  const gone = kindsOfWords.flatMap((kind) =>
    Object.entries(then[kind])
      .filter(([key]) => now[kind][key] === undefined)
      .map(([key, says]) => ({ kind, key, says })),
  )
  return changes.map((change) => {
    const { kind, name, was = '' } = change
    const needed =
      kind === 'machine' ? gone.filter(({ key }) => isNamedIn(key, `${name} ${was}`)) : []
    return needed.length === 0 ? change : { ...change, wordsThen: asWords(needed) }
  })
}

const kindsOfWords = ['states', 'events', 'guards', 'calls', 'actions'] as const

/** The words of one machine alone go by both names: 'loginMachine.sending'. */
const isNamedIn = (key: string, text: string): boolean =>
  text.split(/[^\w.]+/).some((word) => {
    const own = key.replace(/^\w+Machine\./, '')
    return word === own || word.endsWith(`.${own}`) || word.includes(`.${own}.`)
  })

const asWords = (
  some: readonly {
    readonly kind: keyof MachineWords
    readonly key: string
    readonly says: string
  }[],
): MachineWords => ({
  ...noWords,
  ...Object.fromEntries(
    [...Map.groupBy(some, ({ kind }) => kind)].map(([kind, found]) => [
      kind,
      Object.fromEntries(found.map(({ key, says }) => [key, says])),
    ]),
  ),
})

/** Today's words, and those of what is gone. */
export const withGone = (now: MachineWords, then: MachineWords = noWords): MachineWords => ({
  states: { ...then.states, ...now.states },
  events: { ...then.events, ...now.events },
  guards: { ...then.guards, ...now.guards },
  calls: { ...then.calls, ...now.calls },
  actions: { ...then.actions, ...now.actions },
})
