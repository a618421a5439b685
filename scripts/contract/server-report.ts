import type { CallReport } from '@save/api-adapter/reading'
import type { ServerReport } from './check-server.ts'

const marks = { 'as agreed': '✓', 'not as agreed': '✗', 'not asked': '–' }

const everyPart = ({
  withoutSession,
  signIn,
  member,
  signOut,
}: ServerReport): readonly CallReport[] => [
  ...withoutSession,
  signIn,
  ...member,
  ...(signOut === undefined ? [] : [signOut]),
]

export const isAsAgreed = (report: ServerReport): boolean =>
  everyPart(report).every(({ outcome }) => outcome !== 'not as agreed')

/** One line per call, followed by the totals. */
export function reportText(report: ServerReport): string {
  const { withoutSession, signIn, member, signOut } = report
  const wrong = everyPart(report).filter(({ outcome }) => outcome === 'not as agreed').length
  const requestCount = everyPart(report).filter(({ outcome }) => outcome !== 'not asked').length
  return [
    'Nobody is signed in: every call is refused with 401',
    ...withoutSession.map(line),
    '',
    'Sign-in',
    line(signIn),
    ...(member.length === 0 ? [] : ['', 'The member reads everything', ...member.map(line)]),
    ...(signOut === undefined ? [] : ['', 'Sign-out', line(signOut)]),
    '',
    `${requestCount - wrong} of ${requestCount} as agreed${wrong === 0 ? '.' : `, ${wrong} not.`} Calls that change something were not made.`,
  ].join('\n')
}

const line = ({ call, requirement, outcome, says }: CallReport): string =>
  `${marks[outcome]} ${requirement.padEnd(7)} ${call.padEnd(36)} ${says}`.trimEnd()
