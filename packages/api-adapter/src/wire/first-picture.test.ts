import { expect, test } from 'vitest'
import { mostBytes } from '../client/http.policy.ts'
import { firstPictureIn } from './first-picture.wire.ts'

test('BANNER-01 the first banner’s answer has the same size limit as any other', async () => {
  let sentBytes = 0
  const piece = new Uint8Array(1_000_000).fill(32)
  const answer = new Response(
    new ReadableStream({
      pull: (stream) => {
        sentBytes += piece.byteLength
        if (sentBytes > 2 * mostBytes) stream.close()
        else stream.enqueue(piece)
      },
    }),
  )
  await expect(firstPictureIn(answer)).rejects.toThrow(SyntaxError)
  expect(sentBytes).toBeLessThan(mostBytes + 5 * piece.byteLength)
})
