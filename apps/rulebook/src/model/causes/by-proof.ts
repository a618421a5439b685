/** Failing cases that prove one thing have one cause, if one of them can have no other. */

interface Proving {
  readonly ids?: readonly string[]
  readonly ran?: readonly string[] | undefined
}

interface Told<Case> {
  readonly name: string
  readonly cases: readonly Case[]
}

/**
 * A case joins the cause of the cases that prove the same requirement: it runs that cause, too, they don't run its
 * own, and no other case of its own cause proves that requirement.
 */
export function byProof<Case extends Proving, Cause extends Told<Case>>(
  causes: readonly (Cause & Told<Case>)[],
): readonly (Cause & Told<Case>)[] {
  const moving = new Map(
    causes.flatMap((own) => {
      const moved = own.cases.flatMap((failed) => {
        const cause = causeOfProof(failed, own, causes)
        return cause === undefined ? [] : [[failed, cause] as const]
      })
      // A cause keeps one case at least.
      return moved.length < own.cases.length ? moved : []
    }),
  )
  return causes.map((cause) => ({
    ...cause,
    cases: [
      ...cause.cases.filter((failed) => !moving.has(failed)),
      ...[...moving].filter(([, to]) => to === cause).map(([failed]) => failed),
    ],
  }))
}

function causeOfProof<Case extends Proving, Cause extends Told<Case>>(
  failed: Case,
  own: Cause,
  causes: readonly Cause[],
): Cause | undefined {
  const { ids = [], ran = [] } = failed
  const isSame = (other: Case) => other.ids?.some((id) => ids.includes(id)) === true
  if (own.cases.some((other) => other !== failed && isSame(other))) return undefined
  return causes.find(
    ({ name, cases }) =>
      name !== own.name &&
      ran.includes(name) &&
      cases.some((other) => isSame(other) && other.ran?.includes(own.name) !== true),
  )
}
