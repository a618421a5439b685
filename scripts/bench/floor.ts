/**
 * The floor: the lowest cost of any page of this kind. A static page of fourteen tiles, served by the same host and
 * measured in the same run, once with its pictures as files, once inlined.
 */

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f9f6ee;color:#13241c}
header{padding:16px 40px;border-bottom:1px solid #ddd}main{padding:40px;display:grid;gap:20px;
grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}a{display:block;background:#e6eee2;
border-radius:12px;padding:16px;color:inherit}img,svg{display:block}`

const tile = (name: string, picture: string) => `<a href="#">${picture}<p>${name}</p></a>`

const page = (tiles: readonly string[]) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head><body><header><h1>Save</h1></header><main>${tiles.join('')}</main></body></html>`

/** The pictures are files at these paths. */
export const floorWithImages = (paths: readonly string[]): string =>
  page(paths.map((path) => tile('Retailer', `<img src="${path}" width="96" height="96" alt="">`)))

/** The pictures are in the page, which is a single request. */
export const floorInlined = (pictures: readonly string[]): string =>
  page(pictures.map((svg) => tile('Retailer', svg.replace('<svg', '<svg width="96" height="96"'))))
