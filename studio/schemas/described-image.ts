import { defineField } from 'sanity'

/** An image whose focal point and crop are kept, with the words that stand for it. */
export function defineDescribedImage(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'image',
    options: { hotspot: true },
    fields: [
      defineField({
        name: 'alt',
        title: 'What the picture shows',
        type: 'string',
        validation: (rule) => rule.required(),
      }),
    ],
  })
}
