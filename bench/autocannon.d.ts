// What we use of a package that comes without types.
declare module 'autocannon' {
  export type Options = {
    url: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    connections?: number
    duration?: number
  }
  export type Result = { duration: number; errors: number; non2xx: number; requests: { total: number } }
  export default function autocannon(options: Options): Promise<Result>
}
