import { assign, setup } from 'xstate'
import {
  definedByGuard,
  type Failure,
  failureOf,
  fromEffect,
  harmlessFailureSentences,
  refusalMessages,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { supportMessages } from './support.messages.ts'
import type { SupportPort } from './support.port.ts'
import {
  categoryOf,
  isSupportFormValid,
  prefilledSupport,
  restoredSupport,
  type SupportDraft,
  type SupportForm,
  type SupportSubject,
  supportQueryOf,
} from './support.rules.ts'
import type { SupportAnswer, SupportCategory, SupportQuery } from './support.schema.ts'

interface Input {
  readonly member: Member
  readonly draft?: SupportDraft | undefined
  /** A question from another screen. Text that the member typed earlier takes precedence. */
  readonly subject?: SupportSubject | undefined
}

interface Context {
  /** The member whose profile fills the form. */
  readonly member: Member
  /** Missing until the member chooses one and the other fields appear (SUPPORT-03). */
  readonly category?: SupportCategory | undefined
  readonly form: SupportForm
  /** The number of submit attempts. Complaints are shown after the first. */
  readonly submissions: number
  readonly serverMessages: readonly string[]
}

export type SupportEvent =
  /** The category is `undefined` if the placeholder was chosen again. */
  | { readonly type: 'category.chosen'; readonly category: SupportCategory | undefined }
  | { readonly type: 'query.changed'; readonly change: Partial<SupportForm> }
  | { readonly type: 'query.submitted' }
  | { readonly type: 'messages.dismissed' }

/** Help & Support: a category, a form, one query (SUPPORT-02 to SUPPORT-18, OQ-126). */
export const supportMachine = (port: SupportPort) =>
  setup({
    types: {} as { context: Context; events: SupportEvent; input: Input },
    actors: {
      sendQuery: fromEffect<SupportAnswer, SupportQuery>((query) => port.sendQuery(query)),
    },
    guards: {
      maySend: ({ context }) => context.category !== undefined && isSupportFormValid(context.form),
      hasCategory: ({ context }) => context.category !== undefined,
      isSent: (_, answer: SupportAnswer) => answer.answer === 'sent',
    },
    actions: {
      keepCategory: assign((_, category: SupportCategory | undefined) => ({ category })),
      keepChange: assign(({ context }, change: Partial<SupportForm>) => ({
        form: { ...context.form, ...change },
      })),
      countSubmission: assign(({ context }) => ({
        submissions: context.submissions + 1,
        serverMessages: [],
      })),
      keepRefusal: assign((_, answer: SupportAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: harmlessFailureSentences(failure, supportMessages.ours.unanswered),
      })),
      dismissMessages: assign({ serverMessages: [] }),
    },
  }).createMachine({
    context: ({ input: { member, draft, subject } }) => ({
      category: draft === undefined ? subject?.category : categoryOf(draft.category),
      member,
      form: draft ? restoredSupport(draft.form, member) : prefilledSupport(member, subject),
      submissions: 0,
      serverMessages: [],
    }),
    initial: 'enteringQuery',
    states: {
      enteringQuery: {
        description: 'The member writes the query.',
        on: {
          'category.chosen': {
            description: 'The member chooses a category.',
            actions: { type: 'keepCategory', params: ({ event }) => event.category },
          },
          'query.changed': {
            description: 'The member changes the query.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'query.submitted': [
            {
              description: 'The member presses Tell Us.',
              guard: 'maySend',
              target: 'sending',
              actions: 'countSubmission',
            },
            { guard: 'hasCategory', actions: 'countSubmission' },
          ],
          'messages.dismissed': {
            description: 'The member closes the messages.',
            actions: 'dismissMessages',
          },
        },
      },
      sending: {
        description: 'The server is processing the query.',
        invoke: {
          src: 'sendQuery',
          // Guaranteed by maySend.
          input: ({ context: { category, form } }) =>
            supportQueryOf(definedByGuard(category), form),
          onDone: [
            { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'sent' },
            {
              target: 'enteringQuery',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'enteringQuery',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
      },
      // The thank-you replaces the form.
      sent: { description: 'The query was sent, and the page says thank you.' },
    },
  })
