import { z } from 'zod';

/** Query parameters arrive as strings. Whole numbers are matched as such, so "1e3" or " 5" is refused. */
export const queryInteger = (options: { min: number; max: number }) =>
  z
    .string()
    .regex(/^(0|[1-9][0-9]{0,8})$/, 'Please give a whole number.')
    .transform(Number)
    .pipe(z.int().min(options.min).max(options.max));

/** An amount in naira as a query parameter. */
export const queryNaira = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/, 'Please enter an amount with at most two decimals.')
  .meta({ examples: ['250000'] })
  .transform(Number);

export const cursorQuery = {
  cursor: z
    .string()
    // Long enough for the longest name or e-mail address that a list can be ordered by.
    .max(1_200)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional()
    .meta({ description: 'Where the page before ended: its next_cursor.', examples: ['MjAyNi0xMS0xNQ'] }),
  limit: queryInteger({ min: 1, max: 100 }).optional().meta({ description: 'How many entries at most.' }),
};

/** Which way a list runs. */
export const direction = z.enum(['asc', 'desc']);

/** Beside `data` in a paginated list; null at the end. */
export const nextCursor = {
  next_cursor: z
    .string()
    .nullable()
    .meta({ examples: ['MjAyNi0xMS0xNQ'] }),
};
