import { defineField, defineType } from 'sanity'
import { defineDescribedImage } from './described-image.ts'

export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
    defineField({
      name: 'slug',
      type: 'slug',
      options: { source: 'name' },
      validation: (rule) => rule.required(),
    }),
    defineDescribedImage('image', 'Picture'),
    defineField({ name: 'bio', type: 'text', rows: 4 }),
  ],
})
