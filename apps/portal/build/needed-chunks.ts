import type { Rolldown } from 'vite'

/** The files with these sources and everything they import. */
export function chunksOf(
  sources: readonly string[],
  output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): readonly string[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const source of sources)
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src${source}`))))
  return [...found]
}
