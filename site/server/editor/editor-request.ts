import { z } from 'zod'

/** Files that the editor may read and write, named from the content folder; nothing else has a name here. */
const textPath = z.string().regex(/^(?:posts|authors|categories)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/)
const picturePath = z.string().regex(/^images\/[\w-]+(?:\.[\w-]+)*\.(?:png|jpe?g|webp)$/i)
const anyPath = z.union([textPath, picturePath])
const folder = z.enum(['posts', 'authors', 'categories'])

const asset = z.object({ path: picturePath, content: z.base64(), encoding: z.literal('base64') })
const dataFile = z.object({ path: textPath, raw: z.string(), newPath: textPath.optional() })

/** What Decap's proxy backend asks for, as far as this editor is set up to ask it. */
export const editorRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder }) }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path: textPath })) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: textPath }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({ dataFiles: z.array(dataFile).min(1), assets: z.array(asset) }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: z.literal('images') }) }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path: picturePath }) }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(anyPath) }) }),
  z.object({ action: z.literal('getDeployPreview') }),
])

export type EditorRequest = z.infer<typeof editorRequest>
