import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { textAnswer } from '../http/answers.ts'
import { type Entity, entityAnswer, entityOf } from '../http/entity.ts'
import { pictureHeaders } from '../http/security-headers.policy.ts'
import { RecentlyUsed } from '../recently-used.ts'
import { hostMessages } from './host.messages.ts'

const mostPictures = 2_000

/** Serves logos, thumbnails, banners and adverts, drawn on first request. */
export function pictureAnswering(draw: Host['drawArt']): (c: Context) => Response {
  const drawn = new RecentlyUsed<string, Entity>(mostPictures)

  const pictureAt = (path: string): Entity | undefined => {
    const known = drawn.get(path)
    if (known !== undefined) return known
    const art = draw(path)
    if (art === undefined) return undefined
    const entity = entityOf(art, {
      type: 'image/svg+xml',
      cacheControl: 'public, max-age=604800',
      headers: pictureHeaders,
    })
    drawn.set(path, entity)
    return entity
  }

  return (c) => {
    const entity = pictureAt(c.req.path)
    if (entity !== undefined) return entityAnswer(c.req.raw, entity)
    return textAnswer(404, hostMessages.noSuchFile)
  }
}
