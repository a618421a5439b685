import type { Proof, Trace, TracedGroup } from './trace.ts'

const isProven = ({ tests }: Proof): boolean => tests.length > 0

/** One line per group, followed by the problems. */
export function shortTrace({ groups, problems }: Trace): string {
  const all = groups.flatMap(({ proofs }) => proofs)
  return [
    ...groups.filter(({ proofs }) => proofs.some(isProven)).map(groupLine),
    `${all.filter(isProven).length} of ${all.length} requirements are proven; npm run trace shows by what.`,
    ...problems,
  ].join('\n')
}

/** Every requirement, with the test that proves it or the unproven sentence. */
export function fullTrace(trace: Trace): string {
  const groups = trace.groups.flatMap((group) => [
    groupLine(group),
    ...group.proofs.map(
      (proof) =>
        `  ${proof.id.padEnd(13)}${isProven(proof) ? proofLine(proof) : `NOT PROVEN  ${proof.says}`}`,
    ),
    '',
  ])
  return [...groups, shortTrace(trace)].join('\n')
}

function groupLine({ name, proofs }: TracedGroup): string {
  const proven = proofs.filter(isProven).length
  const below = proofs.filter((proof) => isProven(proof) && !proof.reachesLevel).length
  const mark = proven === 0 ? '□' : proven - below === proofs.length ? '■' : '◧'
  const note = below === 0 ? '' : `, ${below} of them below their level`
  return `${mark} ${name.padEnd(10)} ${String(proven).padStart(3)} of ${proofs.length}${note}`
}

function proofLine({ tests, level, reachesLevel }: Proof): string {
  const [first, ...others] = tests
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  const note = reachesLevel ? '' : ` [no ${level} test]`
  return `${first?.file}: ${first?.titles.join(' › ')}${more}${note}`
}
