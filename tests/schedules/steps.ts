/** What can happen in a schedule, as data: it can be drawn, described, shortened and stored. */
import type { Told } from './journeys/journey.ts'
import type { MemberName } from './world/accounts.ts'
import type { Verdict } from './world/calls.ts'

export const places = ['main', 'beside', 'dashboard', 'elsewhere'] as const
/** Where the member is: at the journey, at a neighbouring one, or where there is none. */
export type Place = (typeof places)[number]

export type Step =
  | { readonly do: 'fill' }
  | { readonly do: 'press'; readonly times: 1 | 2 }
  | { readonly do: 'retry' }
  | { readonly do: 'wait'; readonly ms: number }
  /**
   * A call takes effect, and its answer comes later; number n of the waiting calls, the oldest
   * first.
   */
  | { readonly do: 'effect'; readonly call: number }
  | { readonly do: 'answer'; readonly call: number; readonly verdict: Verdict }
  /** The server looks the data up; its answer comes later. */
  | { readonly do: 'look up'; readonly call: number }
  | { readonly do: 'answer read'; readonly call: number; readonly verdict: Verdict }
  | { readonly do: 'answer all reads' }
  | { readonly do: 'go'; readonly to: Place }
  | { readonly do: 'back' }
  | { readonly do: 'reload' }
  /** Some browsers end a page's calls as soon as it is to be loaded anew, while it is still shown. */
  | { readonly do: 'calls end' }
  | { readonly do: 'log out' }
  | { readonly do: 'session ends' }
  | { readonly do: 'sign in'; readonly as: MemberName }
  /** Another member signs in in another tab of the same browser. */
  | { readonly do: 'sign in elsewhere'; readonly as: MemberName }
  /** The employer stops allowing transfers to a bank, or allows them again. */
  | { readonly do: 'switch bank'; readonly isOn: boolean }
  /** A message that has appeared has to stay for a while; never drawn in a random schedule. */
  | { readonly do: 'still says'; readonly told: Told }
  /** The browser, slow until now, leaves for the payment provider. */
  | { readonly do: 'arrive' }

export interface Schedule {
  /** The page has loaded fully, and the form is filled; or nothing is answered yet. */
  readonly start: 'ready' | 'cold'
  readonly steps: readonly Step[]
}

const said: Readonly<Record<Verdict, string>> = {
  good: 'is answered well',
  refused: 'is refused in the server’s words',
  unauthorised: 'is answered with 401',
  forbidden: 'is answered with 403',
  broken: 'is answered with 500',
  garbled: 'is answered with a page of HTML',
  empty: 'is answered with 200 and nothing in it',
  lost: 'gets no answer: the connection is lost',
}

export function inWords(step: Step): string {
  switch (step.do) {
    case 'fill':
      return 'I fill in the form'
    case 'press':
      return step.times === 1 ? 'I press the button' : 'I press the button twice'
    case 'retry':
      return 'I ask to read again'
    case 'wait':
      return `${step.ms / 1000} seconds pass`
    case 'effect':
      return `waiting money call ${step.call + 1} takes effect`
    case 'answer':
      return `waiting money call ${step.call + 1} ${said[step.verdict]}`
    case 'look up':
      return `waiting read ${step.call + 1} is looked up`
    case 'answer read':
      return `waiting read ${step.call + 1} ${said[step.verdict]}`
    case 'answer all reads':
      return 'everything that is being read is answered well'
    case 'go':
      return `I go to ${placeInWords[step.to]}`
    case 'back':
      return 'I go back'
    case 'reload':
      return 'I reload the page'
    case 'calls end':
      return 'I reload the page, whose calls the browser ends before it is gone'
    case 'log out':
      return 'I log out'
    case 'session ends':
      return 'the server forgets the session'
    case 'sign in':
      return `${step.as} signs in`
    case 'sign in elsewhere':
      return `${step.as} signs in in another tab`
    case 'switch bank':
      return `the employer switches transfers to a bank ${step.isOn ? 'on' : 'off'}`
    case 'still says':
      return `the page still says that it was ${step.told}`
    case 'arrive':
      return 'the browser leaves for where it was sent'
  }
}

const placeInWords: Readonly<Record<Place, string>> = {
  main: 'the page of the journey',
  beside: 'the page of the journey beside it',
  dashboard: 'the dashboard',
  elsewhere: 'another page',
}
