/** The lines of an opened working: the formula of each, and its result. */
import type { Explanation } from '../../site/explain/explanation.ts'
import type { Expected } from '../expected.ts'

export interface WorkingPart {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly value: string }[]
}

/** @param explanation what is said of a line of a part, beside the line itself */
export const workingPlaces = (
  parts: readonly WorkingPart[],
  explanation: (title: string, place: number) => Omit<Explanation, 'shows'>,
): readonly Expected[] =>
  parts.flatMap(({ title, lines }) =>
    lines.flatMap(({ label, value }, place) => {
      const said = explanation(title, place)
      const because = [...said.because, `${label} = ${value}`]
      const line = { ...said, because, shows: value, group: title }
      return [
        { ...line, text: value, near: label },
        { ...line, text: label },
      ]
    }),
  )
