/** Ranges of requirements in the comments of rules: one names its inner numbers unseen, so the cases have to bear it out. */
import type { Chapter } from '../../rulebook.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { idsIn, idsNamedAlone } from '../../source/requirement-ids.ts'
import type { RequirementProof } from './requirements.ts'

type Told = Pick<Chapter, 'source' | 'proofs'>

/** What makes the rulebook fail: a range with a requirement of which no case runs the file of rules that claims it. */
export function complaintsAboutRanges(chapters: readonly Told[]): readonly string[] {
  const proofs = new Map(chapters.flatMap(({ proofs }) => proofs.map((proof) => [proof.id, proof])))
  return chapters
    .flatMap(({ source }) => source.rules)
    .flatMap(({ file, about, declarations }) =>
      [about, ...declarations.map(({ says }) => says)]
        .flatMap((says) => onlyInRanges(says.join(' ')))
        .filter((id) => isClaimedInVain(proofs.get(id), file))
        .map(
          (id) =>
            `${file}: a comment claims ${id} by a range, but no case of ${id} runs a rule of this file. Name the requirements that it decides.`,
        ),
    )
}

function onlyInRanges(text: string): readonly string[] {
  const alone = new Set(idsNamedAlone(text))
  return idsIn(text).filter((id) => !alone.has(id))
}

/** Screens run nearly everything, and a case that noted nothing tells nothing. */
function isClaimedInVain(proof: RequirementProof | undefined, file: string): boolean {
  if (proof === undefined) return false
  const { rows, facts } = proof
  const own = [
    ...rows.filter(({ isOwn }) => isOwn).map(({ table, row }) => ({ ...row, file: table.file })),
    ...facts,
  ]
  const noted = own.filter(
    ({ file, ran = [] }) => file.startsWith(`${domainFolder}/`) && ran.length > 0,
  )
  return (
    noted.length > 0 &&
    !noted.some(({ ran = [] }) => ran.some((name) => name.startsWith(`${file}#`)))
  )
}
