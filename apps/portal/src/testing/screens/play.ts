/** The portal at a row's address, over a server with the row's data. */
import { unauthorised, unreachable } from '@save/domain/kernel'
import { quiet } from '@save/domain/testing/scripted-call'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { openPortal } from '../open-portal.tsx'
import type { ScriptedServer } from '../scripted-server.ts'
import { usualAnswers } from './answers.ts'
import type { Answers, CallName } from './calls.ts'
import { callOf, type Ending, givenBy } from './given.ts'
import { looksAt } from './looks.ts'
import { found } from './sentences.ts'
import { stepsIn } from './steps.ts'

interface Played {
  readonly at: string
  readonly given: string
}

export async function openScreen({ at, given }: Played) {
  const { answers, later, endings } = givenBy(given)
  const opened: unknown[] = []
  const tab = { closed: false, location: { replace: (href: string) => opened.push(href) } }
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const portal = await openPortal({ at: `/Member${at}`, configuration: { imageHost: '//pics' } })
  staysOnThePage()
  const answerAll = answering(portal.server, { answers, later, endings })

  /** Everything requested has been answered, and everything that follows has happened. */
  const settle = () =>
    act(async () => {
      for (let isBusy = true; isBusy; ) {
        await quiet()
        await vi.dynamicImportSettled()
        isBusy = await answerAll()
      }
      await quiet()
    })

  await settle()
  scrolled.mockClear()

  const steps = stepsIn(portal, (words) => void endings.delete(callOf(words)))
  const happens = async (sentence: string) => {
    const [step, words] = found(steps, sentence)
    await act(async () => void (await step(...words)))
    await settle()
  }

  const looks = looksAt(portal, { opened, isScrolled: () => scrolled.mock.calls.length > 0 })
  const sees = (sentence: string): string => {
    const [look, words] = found(looks, sentence)
    return look(...words)
  }
  return { happens, sees }
}

interface Answering {
  readonly answers: Answers
  /** From a call's second time on. */
  readonly later: Answers
  readonly endings: ReadonlyMap<CallName, Ending>
}

/** Answers every waiting call as the row says; returns whether there was one. */
function answering(
  server: ScriptedServer,
  { answers, later, endings }: Answering,
): () => Promise<boolean> {
  const answered = new Map<CallName, number>()

  const answerWaiting = async (name: CallName): Promise<boolean> => {
    const call = server[name] as {
      asked: unknown[]
      interrupted: () => number
      answer: (answer: unknown) => Promise<void>
      fail: (failure: unknown) => Promise<void>
    }
    const before = answered.get(name) ?? 0
    const ending = endings.get(name)
    if (ending === 'is still loading' || call.asked.length - call.interrupted() <= before)
      return false
    answered.set(name, before + 1)
    if (ending === 'fails') await call.fail(unreachable)
    else if (ending === 'is refused with 401') await call.fail(unauthorised)
    else await call.answer((before === 0 ? answers : later)[name])
    return true
  }

  return async () => {
    let isBusy = false
    for (const name of Object.keys(usualAnswers) as CallName[])
      isBusy = (await answerWaiting(name)) || isBusy
    return isBusy
  }
}

/** Links that the browser itself would follow are not followed: no row leaves its page. */
function staysOnThePage(): void {
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  window.addEventListener('click', stay)
  onTestFinished(() => window.removeEventListener('click', stay))
}
