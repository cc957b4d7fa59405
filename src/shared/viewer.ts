/** Who is signed in, as far as pages may know. */
export type Viewer = {
  id: string
  email: string
  /** Empty when it was not given. */
  fullName: string
  avatarUrl: string | null
  isAdmin: boolean
}
