export { drawArt } from './draw-art.ts'
