import { readdirSync, readFileSync } from 'node:fs'

/** An answered question of the specification. */
export interface Decision {
  /** 'OQ-087'. */
  readonly id: string
  readonly says: string
  readonly file: string
}

export const readDecisions = (): readonly Decision[] =>
  readdirSync('docs/decisions')
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const file = `docs/decisions/${name}`
      return decisionsIn(readFileSync(file, 'utf8')).map((decision) => ({ ...decision, file }))
    })

/** Each is an entry of a list: '- **OQ-087** The host gives the rates.' */
export const decisionsIn = (text: string): readonly Pick<Decision, 'id' | 'says'>[] =>
  [...text.matchAll(/^- \*\*(OQ-\d{3})\*\*([\s\S]*?)(?=\n- |\n\n|\n#|$(?![\s\S]))/gm)].map(
    ([, id = '', says = '']) => ({ id, says: says.replace(/\s+/g, ' ').trim() }),
  )
