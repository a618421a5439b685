import { controlPageMessages } from './page.messages.ts'

const { make, change, fault, log } = controlPageMessages

export const confirmationOf = (action: string | undefined): string | undefined =>
  new Map([
    ['make', make.done],
    ['clock', change.clockDone],
    ['hour', change.clockDone],
    ['day', change.clockDone],
    ['reset', change.resetDone],
    ['expire', change.expireDone],
    ['add-fault', fault.done],
    ['clear-faults', fault.clearDone],
    ['clear-log', log.clearDone],
  ]).get(action ?? '')
