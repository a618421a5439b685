/** What a reader has marked stays marked until it is signed or changes; a browser may refuse to keep it. */
const key = 'save-rulebook-read'

export interface Marks {
  by: string
  readonly ids: Set<string>
}

type Versions = Readonly<Record<string, string>>

/** Marks of another version have lapsed. */
export function keptMarks(versions: Versions): Marks {
  try {
    const { by, marked }: Partial<{ by: string; marked: Versions }> = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    )
    const ids = Object.entries(marked ?? {}).filter(([id, version]) => versions[id] === version)
    return { by: String(by ?? ''), ids: new Set(ids.map(([id]) => id)) }
  } catch {
    return { by: '', ids: new Set() }
  }
}

export function keepMarks({ by, ids }: Marks, versions: Versions): void {
  const marked = Object.fromEntries([...ids].map((id) => [id, versions[id]]))
  try {
    localStorage.setItem(key, JSON.stringify({ by, marked }))
  } catch {
    // They last as long as the page.
  }
}
