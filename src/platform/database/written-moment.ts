import { z } from 'zod'

/**
 * A `timestamptz` as the database writes it, with microseconds. One that it could not read back, such as the 31st of
 * February, is refused here, since it comes from an address.
 */
export const WrittenMoment = z
  .string()
  .regex(
    /^[1-9]\d{3}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d){0,2}$/,
  )
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success)
