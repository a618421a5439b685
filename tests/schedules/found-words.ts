/** The steps that the found faults are made of. */
import type { Schedule, Step } from './steps.ts'
import type { SubjectName } from './subjects.ts'

export interface FoundFault {
  readonly was: string
  readonly subjects: readonly SubjectName[]
  readonly schedule: Schedule
}

export const press: Step = { do: 'press', times: 1 }
export const fill: Step = { do: 'fill' }
export const lost: Step = { do: 'answer', call: 0, verdict: 'lost' }
export const good: Step = { do: 'answer', call: 0, verdict: 'good' }
export const empty: Step = { do: 'answer', call: 0, verdict: 'empty' }
export const refused: Step = { do: 'answer', call: 0, verdict: 'refused' }
export const done: Step = { do: 'effect', call: 0 }
export const readAll: Step = { do: 'answer all reads' }
export const readLost: Step = { do: 'answer read', call: 0, verdict: 'lost' }
export const refusedRead: Step = { do: 'answer read', call: 0, verdict: 'unauthorised' }
export const away: Step = { do: 'go', to: 'elsewhere' }
export const toMain: Step = { do: 'go', to: 'main' }
export const toBeside: Step = { do: 'go', to: 'beside' }
export const toDashboard: Step = { do: 'go', to: 'dashboard' }
export const switchOff: Step = { do: 'switch bank', isOn: false }
export const reload: Step = { do: 'reload' }
export const callsEnd: Step = { do: 'calls end' }
export const signIn: Step = { do: 'sign in', as: 'Priya' }
export const wait = (seconds: number): Step => ({ do: 'wait', ms: seconds * 1000 })

export const ready = (...steps: readonly Step[]): Schedule => ({ start: 'ready', steps })

const forms = ['card', 'bank', 'order', 'voucher', 'checkout'] as const
export const all = [...forms, 'cancel', 'card and bank'] as const
