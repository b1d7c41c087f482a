import { writeFile } from 'node:fs/promises'
import { drawHomePictures } from './home-pictures/draw-home-pictures.ts'

/** Draws the pictures of the home page that its script need not know (`public/home-pictures.svg`). Run by hand; the file is committed. */
const svg = drawHomePictures()
await writeFile(new URL('../public/home-pictures.svg', import.meta.url), svg)
console.log(`home-pictures.svg: ${svg.length} bytes`)
