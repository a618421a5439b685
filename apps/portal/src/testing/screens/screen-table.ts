/**
 * Plays the rows of a table about screens: the address, what the server has or lacks, what the
 * member does, and what the screen then shows. Each cell is a list of short sentences, separated by
 * semicolons; a row with an unknown sentence fails.
 */
import { expect, test, vi } from 'vitest'
import { openScreen } from './play.ts'
import { listed } from './sentences.ts'

// What a quiet page fetches in advance is not part of what it shows.
vi.doMock('../../routing/likely-screens.ts', () => ({ fetchLikelyScreens: () => undefined }))
// There is no canvas to draw on.
vi.doMock('../../../../../packages/ui/src/chart/pie.ts', () => ({ drawPie: () => () => undefined }))

export const screenHeadings = ['id', 'case', 'at', 'given', 'does', 'shows'] as const

type ScreenRow = Readonly<Record<(typeof screenHeadings)[number], string>>

/** One test for each row, named after its requirements and its case. */
export function testScreens(rows: readonly ScreenRow[]): void {
  for (const row of rows)
    test(`${row.id} ${row.case}`, async () => {
      if (row.does.includes(' ms')) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const shown = await openScreen(row)
      for (const step of listed(row.does)) await shown.happens(step)
      const seen = listed(row.shows).map((sentence) => shown.sees(sentence))
      expect({ shows: seen.join('; ') }).toEqual({ shows: row.shows })
    })
}
