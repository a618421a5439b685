/**
 * Puts the first banner's picture into the frame of the page as soon as the early answer names it:
 * it is the largest thing on the dashboard, and waiting for the application would show it last. The
 * application draws the same picture in the same place. Whatever goes wrong here goes wrong there
 * as well, where it is dealt with.
 */
export function showFirstBanner(answer: Promise<Response> | undefined): void {
  answer
    ?.then((response) => response.clone().json())
    .then(({ Images }: { Images: readonly { ImageLink?: string }[] }) => {
      const place = document.querySelector('#root > [inert] .banner-frame')
      const image = Images.find(({ ImageLink }) => ImageLink)?.ImageLink
      if (!place || !image) return
      const picture = new Image(800, 340)
      picture.className = 'banner-picture'
      picture.alt = ''
      picture.fetchPriority = 'high'
      picture.src = image
      const still = document.createElement('div')
      still.className = 'banner-still'
      still.append(picture)
      place.append(still)
    })
    .catch(() => undefined)
}
