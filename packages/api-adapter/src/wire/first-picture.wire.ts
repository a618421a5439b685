import { readText } from '../client/body.ts'
import { mostBytes } from '../client/http.policy.ts'

/**
 * The field with a category's pictures. Separate from the dashboard's codec, which would make the first
 * script as heavy as the application.
 */
export const imagesField = 'Images'
export const imageLinkField = 'ImageLink'

interface Carousel {
  readonly [imagesField]: readonly { readonly [imageLinkField]?: string }[]
}

/** The address of a banner category's first picture, if any. Rejects any other answer. */
export async function firstPictureIn(answer: Response): Promise<string | undefined> {
  const text = await readText(answer.clone(), mostBytes, new AbortController().signal)
  const carousel: Carousel = JSON.parse(text ?? '')
  return carousel[imagesField].find((image) => image[imageLinkField])?.[imageLinkField]
}
