import * as z from 'zod/mini'

/** A number in a path: 1 to 2147483647, no leading zero. */
export const numberParameter = z.pipe(
  z.string().check(
    z.maxLength(10),
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine((value) => Number(value) <= 2_147_483_647),
  ),
  z.transform((value) => Number(value)),
)

/** A key of ours in a path or a link: letters, digits, '-' and '_'. */
export const keyParameter = z.string().check(z.maxLength(100), z.regex(/^[\w-]{1,100}$/))
