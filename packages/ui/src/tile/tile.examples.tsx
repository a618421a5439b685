import { logoPicture } from '../testing/pictures.ts'
import { Tile, Tiles } from './tile.tsx'

const brands = [
  ['Tidewater Stays', 'Up to £25.00', '#12566e'],
  ['Quillfeather Stationers', 'Up to 11%', '#333333'],
  ['Otterby Outdoors', 'Up to 6%', '#b7532f'],
  ['Skylarkery', 'Up to £15.00', '#133a63'],
  ['Wickerby Home', 'Up to 5.5%', '#7a2f22'],
  ['Spindle Cycles', 'Up to 4.25%', '#1c4a3a'],
  ['Brightwell Optics', 'Up to £18.50', '#2a5f73'],
] as const

const tiles = (count: number) => (
  <Tiles>
    {brands.slice(0, count).map(([name, gain, colour]) => (
      <Tile
        key={name}
        href={`#${name}`}
        name={name}
        gain={gain}
        image={logoPicture(name.charAt(0), colour)}
      />
    ))}
  </Tiles>
)

export const examples = {
  'seven, the first large': tiles(7),
  six: tiles(6),
  'long name, long figure, no picture': (
    <Tiles>
      <Tile
        href="#first"
        name="Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd"
        gain="Up to £12,345.67"
      />
      <Tile href="#second" name="Llanfairpwllgwyngyllgogerychwyrndrobwll" gain="Up to £1,250.00" />
    </Tiles>
  ),
}
