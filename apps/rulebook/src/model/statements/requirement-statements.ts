/** What docs/requirements.yaml states: the words of each requirement, and the section that states it. */
import { parse } from 'yaml'

interface Stated {
  readonly id: string
  readonly says: string
  readonly section?: number
}

/** 'CARDW-11' and 'CARDW-11, its section'. */
export const requirementsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    (parse(text) as readonly Stated[]).flatMap(({ id, says, section }): [string, string][] => [
      [id, says],
      ...(section === undefined
        ? []
        : ([[`${id}${ofSection}`, `section ${section} of the specification`]] as [
            string,
            string,
          ][])),
    ]),
  )

/** Both together: either is a change of the requirement. */
export function datedRequirementsIn(text: string): ReadonlyMap<string, string> {
  const stated = requirementsIn(text)
  return new Map(
    [...stated]
      .filter(([name]) => !isOfSection(name))
      .map(([id, says]) => [id, `${says}\n${stated.get(`${id}${ofSection}`) ?? ''}`]),
  )
}

const ofSection = ', its section'

export const isOfSection = (name: string): boolean => name.endsWith(ofSection)

/** 'CARDW-11' of 'CARDW-11, its section'. */
export const withoutSection = (name: string): string =>
  isOfSection(name) ? name.slice(0, -ofSection.length) : name
