/** The supported codings, the smaller one first. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/**
 * The coding of a response: the one that Accept-Encoding prefers, the smaller one if it prefers neither, and
 * `undefined` if it names neither or refuses them with `q=0`.
 */
export function codingFor(acceptEncoding: string | null | undefined): Coding | undefined {
  if (acceptEncoding === null || acceptEncoding === undefined) return undefined
  const weights = weightsOf(acceptEncoding)
  let best: Coding | undefined
  let bestWeight = 0
  for (const coding of codings) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0
    if (weight > bestWeight) [best, bestWeight] = [coding, weight]
  }
  return best
}

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',').slice(0, 20)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = written === undefined ? 1 : Number(written)
    if (name !== '') weights.set(name, Number.isFinite(weight) ? weight : 0)
  }
  return weights
}
