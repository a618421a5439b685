import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import type { Failure } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { oneMember } from './one-member.ts'

type Name = 'Ann' | 'Bob'

const logins = ['Ann signs in', 'Bob signs in', 'the member signs out'] as const
const requests = ['the page reads the member', 'it reads a total', 'it sends a change'] as const
const answers = ['the oldest request is answered', 'the newest request is answered'] as const
/** Steps in the browser's other tabs, in this page and on the server. */
type Step = (typeof logins)[number] | (typeof requests)[number] | (typeof answers)[number]

/** 'at once': the request leaves when the page asks; 'late': only once its code is loaded. */
type Leaving = 'at once' | 'late'

const memberOf = (name: Name): Member => ({ ...exampleMember, emailAddress: name })

/** A page opened in Ann's session, and a server whose answers name their member. */
function openPage(leaving: Leaving) {
  let session: { readonly of?: Name; readonly token?: string } = { of: 'Ann', token: 'first' }
  let logins = 0
  let isReloaded = false
  const owners = new Set<string | undefined>()
  const waiting: (() => void)[] = []

  const signIn = (name: Name) => {
    logins += 1
    session = { of: name, token: `login ${logins}` }
  }
  const ask = <Answer>(answerOf: (name: Name) => Answer, when: Leaving) =>
    Effect.callback<Answer, Failure>((resume) => {
      const asker = session.of
      waiting.push(() => {
        const name = when === 'late' ? session.of : asker
        if (name !== undefined) resume(Effect.succeed(answerOf(name)))
      })
    })
  const { readMember, forThem } = oneMember({
    readMember: () => ask(memberOf, 'at once'),
    readToken: () => Effect.sync(() => session.token),
    onAnother: () => {
      isReloaded = true
    },
  })
  const { readTotal, send } = forThem({
    readTotal: () => ask((name) => name, leaving),
    send: () =>
      Effect.sync(() => {
        if (session.of !== undefined) owners.add(session.of)
      }),
  })
  const acts: Readonly<Record<Step, () => void>> = {
    'Ann signs in': () => signIn('Ann'),
    'Bob signs in': () => signIn('Bob'),
    'the member signs out': () => {
      session = {}
    },
    'the page reads the member': () => {
      Effect.runFork(Effect.map(readMember(), (member) => owners.add(member.emailAddress)))
    },
    'it reads a total': () => {
      Effect.runFork(Effect.map(readTotal(), (name) => owners.add(name)))
    },
    'it sends a change': () => {
      Effect.runFork(send())
    },
    'the oldest request is answered': () => waiting.shift()?.(),
    'the newest request is answered': () => waiting.pop()?.(),
  }
  return {
    act: (step: Step) => acts[step](),
    countWaiting: () => waiting.length,
    isReloaded: () => isReloaded,
    /** The members whose data the page accepted, and those in whose session it sent something. */
    owners,
  }
}

function play(steps: readonly Step[], leaving: Leaving) {
  const page = openPage(leaving)
  for (const step of steps) page.act(step)
  return page
}

/** Plays the steps and answers everything. Returns true if the page has data of two members. */
function mixesMembers(steps: readonly Step[], leaving: Leaving): boolean {
  const page = play(steps, leaving)
  while (page.countWaiting() > 0 && !page.isReloaded()) page.act('the oldest request is answered')
  return page.owners.size > 1
}

const countIn = (steps: readonly Step[], kind: readonly Step[]): number =>
  steps.filter((step) => kind.includes(step)).length

/** These steps, and all their continuations up to this length. */
function* schedulesAfter(
  former: readonly Step[],
  more: number,
  leaving: Leaving,
): Generator<readonly Step[]> {
  yield former
  const page = play(former, leaving)
  if (more === 0 || page.isReloaded()) return
  const following: readonly Step[] = [
    ...(countIn(former, logins) < 3 ? logins : []),
    ...(countIn(former, requests) < 3 ? requests : []),
    ...answers.slice(0, page.countWaiting()),
  ]
  for (const step of following) yield* schedulesAfter([...former, step], more - 1, leaving)
}

describe.each(['at once', 'late'] as const)('Requests leave %s', (leaving) => {
  test.each<[string, readonly Step[]]>([
    ['has just opened', []],
    ['knows its member', ['the page reads the member', 'the oldest request is answered']],
  ])('PERM-02 a page that %s never has data of a second member (property)', (_, opening) => {
    const schedules = [...schedulesAfter(opening, 5, leaving)]
    expect(schedules.length).toBeGreaterThan(3000)
    expect(schedules.find((steps) => mixesMembers(steps, leaving))).toBeUndefined()
  })
})
