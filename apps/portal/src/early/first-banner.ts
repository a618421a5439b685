import { firstPictureIn } from '@save/api-adapter/early'

/**
 * Puts the first banner's picture into the frame as soon as the early response names it: it is the largest element of
 * the dashboard, and would come last if it waited for the application. The application then draws the same picture in
 * the same place, and handles errors.
 */
export function showFirstBanner(answer: Promise<Response> | undefined): void {
  answer
    ?.then(firstPictureIn)
    .then((image) => {
      const frame = document.querySelector('#root > [inert] .banner-frame')
      if (!frame || !image) return
      const picture = new Image(800, 340)
      picture.className = 'banner-picture'
      picture.alt = ''
      picture.fetchPriority = 'high'
      picture.src = image
      const still = document.createElement('div')
      still.className = 'banner-still'
      still.append(picture)
      frame.append(still)
    })
    .catch(() => undefined)
}
