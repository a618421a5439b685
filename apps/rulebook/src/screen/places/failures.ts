/** What the screen says in place of something that can't be read, and which call ended how. */
import {
  cardWithdrawalPath,
  dashboardPath,
  memberPath,
  requiresReAuthPath,
  searchPath,
} from '@save/api-adapter/wire'
import { failureMessages } from '@save/domain/kernel'
import { withdrawalMessages } from '@save/domain/withdrawal'
import { type Expected, partAfter, type Seen } from '../expected.ts'

const { somethingWentWrong, notFound } = failureMessages

export function failurePlaces(seen: Seen): readonly Expected[] {
  const failed = [...(seen.answers.failed ?? [])]
  const isCard = ([call]: (typeof failed)[number]) => isSame(call, cardWithdrawalPath)
  return [
    ...told('Why the withdrawal failed', withdrawalMessages.failed, failed.filter(isCard), [
      'OQ-117',
      'OQ-135',
    ]),
    ...told(
      'What can’t be read',
      somethingWentWrong,
      failed.filter((one) => !isCard(one)),
      [...new Set(failed.filter((one) => !isCard(one)).flatMap(([call]) => idsOf(call)))],
    ),
    nowhere(seen),
  ]
}

const told = (
  what: string,
  text: string,
  calls: readonly (readonly [call: string, status: number])[],
  ids: readonly string[],
): readonly Expected[] =>
  calls.length === 0
    ? []
    : [
        {
          what,
          shows: text,
          because: calls.map(
            ([call, status]) => `GET ${call}: the status of the server’s answer is ${status}`,
          ),
          ids,
          text,
          isEverywhere: true,
          standsAlone: true,
        },
      ]

const idsOfCalls: Readonly<Record<string, readonly string[]>> = {
  [memberPath]: ['OQ-131'],
  [requiresReAuthPath]: ['OQ-028'],
  [dashboardPath]: ['OQ-051'],
  [searchPath]: ['SEARCH-24'],
}

/** The server makes no difference between letter cases. */
const isSame = (path: string, call: string): boolean => path.toLowerCase() === call.toLowerCase()

/** The rule of a call that fails: of one thing, by its number, or of a list. */
function idsOf(call: string): readonly string[] {
  const own = Object.entries(idsOfCalls).find(([path]) => isSame(path, call))?.[1]
  if (own !== undefined) return own
  if (/^\/api\/retailers\/\d/i.test(call)) return ['RETAILER-02', 'OQ-006']
  return /^\/api\/(?:choices|tabs)\/[^/]+$/i.test(call) ? ['OQ-006'] : ['OQ-140']
}

/** Of an address that leads to nothing. */
function nowhere({ path }: Seen): Expected {
  const code = partAfter('/Vendor/', path)
  return {
    what: 'What there is not',
    shows: notFound,
    because: [
      code === undefined
        ? 'No page of the portal has this address'
        : `No voucher has the code ${code}`,
    ],
    ids: code === undefined ? ['OQ-006'] : ['VOUCHER-14', 'OQ-052'],
    text: notFound,
    isEverywhere: true,
    standsAlone: true,
  }
}
