/** Thrown when the engine itself fails: the pixels that it gets are our own, so the file is not to blame. */
export class OcrEngineFailed extends Error {
  override name = 'OcrEngineFailed'
}
