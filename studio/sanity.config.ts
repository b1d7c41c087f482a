import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { author } from './schemas/author.ts'
import { category } from './schemas/category.ts'
import { post } from './schemas/post.ts'

export default defineConfig({
  title: 'Doublerule articles',
  projectId: process.env['SANITY_STUDIO_PROJECT_ID'] ?? '',
  dataset: process.env['SANITY_STUDIO_DATASET'] ?? 'production',
  plugins: [structureTool()],
  schema: { types: [post, author, category] },
})
