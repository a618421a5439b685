const picture = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  )}`

const field = (colour: string) => `<rect width="100%" height="100%" fill="${colour}"/>`

const svgText = (text: string, size: number) =>
  `<text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff">${text}</text>`

/** Invented pictures for examples: a logo of any shape, and pictures for banners and adverts. */
export const logoPicture = (text: string, colour: string, width = 96, height = 96) =>
  picture(width, height, field(colour) + svgText(text, Math.min(height / 2, width / text.length)))

export const bannerPicture = (text: string, colour: string) =>
  picture(
    800,
    340,
    `${field(colour)}<circle cx="800" cy="340" r="220" fill="#8fb9d0"/>${svgText(text, 48)}`,
  )

export const scenePicture = (colour: string, width = 480, height = 288) =>
  picture(width, height, `${field(colour)}<circle cx="50%" cy="100%" r="40%" fill="#e9dfc6"/>`)
