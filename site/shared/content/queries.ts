const authorFields = '_id,name,"slug":slug.current,image,bio'
const summaryFields = [
  '_id',
  'title',
  '"slug":slug.current',
  'mainImage',
  'publishedAt',
  'excerpt',
  '"authorId":author._ref',
  `author->{${authorFields}}`,
  '"categories":categories[]->{title,"slug":slug.current}',
  'estimatedReadingTime',
].join(',')

/**
 * Every question the site asks the content service, as GROQ for API version 2023-05-03.
 * The embedded service answers these texts and no others.
 */
export const contentQueries = {
  /** $slug: one post with its body. */
  postBySlug: `*[_type=="post"&&slug.current==$slug][0]{${summaryFields},content}`,
  /** $count: the newest posts. */
  latestPosts: `*[_type=="post"]|order(publishedAt desc,_id asc)[0...$count]{${summaryFields}}`,
  /** $slug: up to three other posts that share a category. The projection form stays linear in the number of posts. */
  relatedPosts: `*[_type=="post"&&slug.current==$slug][0]{"related":*[_type=="post"&&_id!=^._id&&count((categories[]._ref)[@ in ^.^.categories[]._ref])>0]|order(publishedAt desc,_id asc)[0...3]{${summaryFields}}}.related`,
  /** $slug: one author. */
  authorBySlug: `*[_type=="author"&&slug.current==$slug][0]{${authorFields}}`,
  /** $authorId: every post of an author. */
  postsByAuthor: `*[_type=="post"&&author._ref==$authorId]|order(publishedAt desc,_id asc){${summaryFields}}`,
  /** The newest post that is marked as featured. */
  featuredPost: `*[_type=="post"&&featured==true]|order(publishedAt desc,_id asc)[0]{${summaryFields},content}`,
} as const
