import { assign, setup } from 'xstate'
import { blankPay, type PayForm, type TypedField } from './pay-form.rules.ts'

interface Context {
  readonly form: PayForm
  /** Complaints are shown of fields that the member has left (OQ-138). */
  readonly left: readonly TypedField[]
}

export type PayslipEvent =
  | { readonly type: 'pay.changed'; readonly change: Partial<PayForm> }
  | { readonly type: 'pay.left'; readonly field: TypedField }

/** What the member says about their pay, while the page is open. Nothing of it is sent anywhere. */
export const payslipMachine = setup({
  types: {} as { context: Context; events: PayslipEvent },
  actions: {
    keepChange: assign(({ context }, change: Partial<PayForm>) => ({
      form: { ...context.form, ...change },
    })),
    noteLeft: assign(({ context }, field: TypedField) => ({ left: [...context.left, field] })),
  },
}).createMachine({
  id: 'payslip',
  context: { form: blankPay, left: [] },
  initial: 'enteringPay',
  states: {
    enteringPay: {
      on: {
        'pay.changed': {
          description: 'The member changes something about their pay.',
          actions: { type: 'keepChange', params: ({ event }) => event.change },
        },
        'pay.left': {
          description: 'The member leaves a field.',
          actions: { type: 'noteLeft', params: ({ event }) => event.field },
        },
      },
    },
  },
})
