import { createActor } from 'xstate'
import type { BrowserPort } from '../shell/index.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutPort } from './checkout.port.ts'
import type { CheckoutInput } from './checkout.schema.ts'

/** A checkout that runs by itself: its page comes and goes, and an order on its way stays (OQ-105). */
export const startCheckout = (port: CheckoutPort, browser: BrowserPort, input: CheckoutInput) =>
  createActor(checkoutMachine(port, browser), { input }).start()

export type CheckoutRef = ReturnType<typeof startCheckout>
