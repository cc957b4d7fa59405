/** One decision in three lengths; each can stand in running text, only the first letter may need a capital. */
export type Part = {
  /** A whole sentence without its full stop. */
  full: string
  /** The same as a phrase, for tight prompts. */
  brief: string
  /** Keywords for models that read tags. */
  tag: string
}
