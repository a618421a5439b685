import { sendTo, setup } from 'xstate'
import type { ResourceRef } from '../kernel/index.ts'
import { followMember, type Member, type MemberRead } from '../member/index.ts'
import { maySee, type Statement } from './statement.rules.ts'
import type { StatementItem } from './statement.schema.ts'

interface Input {
  readonly statement: Statement
  readonly member: ResourceRef<Member>
  /** The statement's own list, read only if the member may see it. */
  readonly items: ResourceRef<readonly StatementItem[]>
}

export type StatementEvent =
  | MemberRead
  /** The list couldn't be read, and the member tries again. */
  | { readonly type: 'retry.requested' }

/**
 * One statement's page. It waits for the member, and reads nothing without the permission (PERM-03, PERM-04, OQ-128).
 */
export const statementMachine = () =>
  setup({
    types: {} as { context: Input; events: StatementEvent; input: Input },
    actors: { followMember },
    guards: {
      maySee: ({ context }, member: Member) => maySee(context.statement, member),
    },
    actions: {
      askForItems: sendTo(({ context }) => context.items, { type: 'resource.needed' }),
    },
  }).createMachine({
    context: ({ input }) => input,
    invoke: { src: 'followMember', input: ({ context }) => context.member },
    initial: 'awaitingMember',
    states: {
      awaitingMember: {
        description: 'The member’s profile has not loaded yet.',
        on: {
          'member.read': [
            {
              description: 'The member’s profile has loaded.',
              guard: { type: 'maySee', params: ({ event }) => event.member },
              target: 'permitted',
            },
            { target: 'refused' },
          ],
        },
      },
      permitted: {
        description: 'The member may see the statement.',
        entry: 'askForItems',
        on: {
          'retry.requested': {
            description: 'The member presses Try again.',
            actions: 'askForItems',
          },
          'member.read': [
            { guard: { type: 'maySee', params: ({ event }) => event.member } },
            { target: 'refused' },
          ],
        },
      },
      // The screen redirects to the dashboard, replacing this page in the history.
      refused: { description: 'The member may not see the statement.' },
    },
  })
