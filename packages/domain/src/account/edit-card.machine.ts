import type { Effect } from 'effect'
import { assign, sendTo, setup } from 'xstate'
import {
  definedByGuard,
  type Failure,
  failureOf,
  fromEffect,
  mayHaveArrived,
  type ResourceRef,
  refusalMessages,
} from '../kernel/index.ts'
import { followMember, type Member, type MemberRead } from '../member/index.ts'
import { accountPolicy } from './account.policy.ts'
import type { SaveAnswer } from './account.schema.ts'
import { type Complaints, type EditCard, saveFailureSentences } from './edit-cards.rules.ts'

interface Input<Form> {
  readonly member: ResourceRef<Member>
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: Form | undefined
}

interface Context<Form> {
  readonly member: ResourceRef<Member>
  /** The member as last read: the source of every unedited field. */
  readonly profile?: Member | undefined
  readonly form: Form
  /** True if the member has typed since we filled or saved the form. Then we don't fill it again (OQ-111). */
  readonly isTouched: boolean
  /** The number of submit attempts. Complaints are shown after the first. */
  readonly submissions: number
  readonly complaints: Complaints<Form>
  readonly serverMessages: readonly string[]
  readonly isSecret: boolean
  /** True if the form contains text typed before a reload. */
  readonly isRestored: boolean
}

export type EditCardEvent<Form> =
  | { readonly type: 'form.changed'; readonly change: Partial<Form> }
  | { readonly type: 'form.submitted' }
  | MemberRead

/** One card of the account edit page, which is saved separately (EDIT-03 to EDIT-05, OQ-111). */
export const editCardMachine = <Form extends object, Body>(
  card: EditCard<Form, Body>,
  save: (body: Body) => Effect.Effect<SaveAnswer, Failure>,
) => {
  const complaintsAbout = (form: Form, submissions: number): Complaints<Form> =>
    submissions > 0 ? card.complaintsAbout(form) : {}
  const isAcceptable = (form: Form) => Object.keys(card.complaintsAbout(form)).length === 0

  return setup({
    types: {} as {
      context: Context<Form>
      events: EditCardEvent<Form>
      input: Input<Form>
    },
    actors: {
      followMember,
      save: fromEffect<SaveAnswer, { form: Form; profile: Member }>(({ form, profile }) =>
        save(card.bodyOf(form, profile)),
      ),
    },
    delays: { savedMessage: accountPolicy.savedMessageMs },
    guards: {
      isUntouched: ({ context }) => !context.isTouched,
      isFirstRead: ({ context }) => context.profile === undefined,
      maySave: ({ context }) => context.profile !== undefined && isAcceptable(context.form),
      isSaved: (_, answer: SaveAnswer) => answer.answer === 'saved',
      mayHaveArrived: (_, failure: Failure) => mayHaveArrived(failure),
    },
    actions: {
      keepProfile: assign((_, profile: Member) => ({ profile })),
      fillForm: assign((_, profile: Member) => ({ form: card.fill(profile) })),
      restoreForm: assign(({ context }, profile: Member) => ({
        form: card.restored?.(context.form, profile) ?? context.form,
      })),
      keepChange: assign(({ context }, change: Partial<Form>) => {
        const form = { ...context.form, ...change }
        return { form, isTouched: true, complaints: complaintsAbout(form, context.submissions) }
      }),
      countSubmission: assign(({ context }) => {
        const submissions = context.submissions + 1
        return {
          submissions,
          serverMessages: [],
          complaints: complaintsAbout(context.form, submissions),
        }
      }),
      startAfresh: assign(({ context }) => ({
        form: card.isSecret ? card.fill(undefined) : context.form,
        isTouched: false,
        isRestored: false,
        submissions: 0,
        complaints: {},
      })),
      keepRefusal: assign((_, answer: SaveAnswer) => ({
        serverMessages: refusalMessages(answer),
      })),
      keepFailure: assign((_, failure: Failure) => ({
        serverMessages: saveFailureSentences(card, failure),
      })),
      markMemberStale: sendTo(({ context }) => context.member, { type: 'resource.invalidated' }),
      askForMember: sendTo(({ context }) => context.member, { type: 'resource.needed' }),
    },
  }).createMachine({
    context: ({ input }) => ({
      member: input.member,
      form: input.draft ?? card.fill(undefined),
      isTouched: input.draft !== undefined,
      submissions: 0,
      complaints: {},
      serverMessages: [],
      isSecret: card.isSecret,
      isRestored: input.draft !== undefined,
    }),
    invoke: { src: 'followMember', input: ({ context }) => context.member },
    on: {
      'member.read': [
        {
          description: 'The member’s profile has loaded.',
          guard: 'isUntouched',
          actions: [
            { type: 'keepProfile', params: ({ event }) => event.member },
            { type: 'fillForm', params: ({ event }) => event.member },
          ],
        },
        {
          // The member typed before the profile arrived, or the form was restored after a reload.
          guard: 'isFirstRead',
          actions: [
            { type: 'restoreForm', params: ({ event }) => event.member },
            { type: 'keepProfile', params: ({ event }) => event.member },
          ],
        },
        { actions: { type: 'keepProfile', params: ({ event }) => event.member } },
      ],
    },
    initial: 'editing',
    states: {
      editing: {
        description: 'The member fills in the form.',
        on: {
          'form.changed': {
            description: 'The member changes the form.',
            actions: { type: 'keepChange', params: ({ event }) => event.change },
          },
          'form.submitted': [
            {
              description: 'The member submits the form.',
              guard: 'maySave',
              target: 'saving',
              actions: 'countSubmission',
            },
            { actions: 'countSubmission' },
          ],
        },
        initial: 'quiet',
        states: {
          quiet: { description: 'The card does not say that the changes are saved.' },
          // The card shows 'Account changes saved', and can be edited again.
          saved: {
            description: 'The card says that the changes are saved.',
            after: {
              savedMessage: {
                description: 'The card has shown the message long enough.',
                target: 'quiet',
              },
            },
          },
        },
      },
      saving: {
        description: 'The server is saving the changes.',
        invoke: {
          src: 'save',
          // Guaranteed by maySave.
          input: ({ context }) => ({
            form: context.form,
            profile: definedByGuard(context.profile),
          }),
          onDone: [
            {
              guard: { type: 'isSaved', params: ({ event }) => event.output },
              target: 'editing.saved',
              actions: ['startAfresh', 'markMemberStale', 'askForMember'],
            },
            {
              target: 'editing',
              actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            },
          ],
          onError: [
            {
              guard: { type: 'mayHaveArrived', params: ({ event }) => failureOf(event) },
              target: 'editing',
              actions: [
                { type: 'keepFailure', params: ({ event }) => failureOf(event) },
                'markMemberStale',
                'askForMember',
              ],
            },
            {
              target: 'editing',
              actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
            },
          ],
        },
      },
    },
  })
}
