import type { Rolldown } from 'vite'

/** The files with these sources and everything they import, each after its imports. */
export function chunksOf(
  sources: readonly string[],
  output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): readonly string[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const seen = new Set<string>()
  const found: string[] = []
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
    found.push(chunk.fileName)
  }
  for (const source of sources)
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src${source}`))))
  return found
}
