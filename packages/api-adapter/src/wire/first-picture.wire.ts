import { readText } from '../client/body.ts'
import { mostBytes } from '../client/http.policy.ts'

/**
 * The spelling of the first banner's picture. It is separate from the dashboard's codec, which would make the first
 * script as heavy as the application.
 */
export const imagesField = 'Images'
export const imageLinkField = 'ImageLink'

interface Carousel {
  readonly [imagesField]: readonly { readonly [imageLinkField]?: string }[]
}

/** The address of the first picture of a banner category, if it has one. Rejects any other answer. */
export async function firstPictureIn(answer: Response): Promise<string | undefined> {
  const text = await readText(answer.clone(), mostBytes, new AbortController().signal)
  const carousel: Carousel = JSON.parse(text ?? '')
  return carousel[imagesField].find((image) => image[imageLinkField])?.[imageLinkField]
}
