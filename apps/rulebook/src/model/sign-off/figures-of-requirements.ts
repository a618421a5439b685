import type { Chapter } from '../../rulebook.ts'
import { type FiguresRead, isRead } from '../../source/figure-readers.ts'
import type { Figure } from '../../source/figures.ts'
import { idsIn } from '../../source/requirement-ids.ts'

export interface FigureInFile extends Pick<Figure, 'name' | 'value'> {
  readonly file: string
}

/**
 * The figures of each requirement: those whose words name it, and those that its rules read. One that belongs to no
 * requirement in either way, such as a figure that only a screen reads, belongs to all of its chapter.
 */
export function figuresFor(
  chapters: readonly Pick<Chapter, 'proofs' | 'source'>[],
  read: FiguresRead,
): ReadonlyMap<string, readonly FigureInFile[]> {
  const figures = chapters.flatMap(({ source, proofs }) =>
    source.figures.flatMap(({ file, figures }) =>
      figures.map((figure) => ({
        figure: { ...figure, file },
        named: idsIn(figure.says),
        beside: proofs,
      })),
    ),
  )
  const own = new Map(
    chapters.flatMap(({ proofs }) =>
      proofs.map(({ id, rows }) => {
        const readHere = read(
          id,
          rows.map(({ table }) => table.file),
        )
        return [
          id,
          new Set(
            figures.filter(
              ({ figure, named }) => named.includes(id) || isRead(figure.name, readHere),
            ),
          ),
        ] as const
      }),
    ),
  )
  const taken = new Set([...own.values()].flatMap((some) => [...some]))
  for (const one of figures)
    if (!taken.has(one)) for (const { id } of one.beside) own.get(id)?.add(one)
  return new Map([...own].map(([id, some]) => [id, [...some].map(({ figure }) => figure)]))
}
