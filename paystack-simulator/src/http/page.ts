import { z } from 'zod';
import { Refusal, type RefusalName } from '../refusals.ts';

const whole = z.coerce.number({ error: 'page_invalid' }).int({ error: 'page_invalid' });

/** At most a hundred rows per page; a client that wants more must follow `meta`. */
const mostPerPage = 100;

export const pageQuery = z.object({
  perPage: whole.min(1, { error: 'page_invalid' }).default(50),
  page: whole.min(1, { error: 'page_invalid' }).default(1),
  use_cursor: z
    .enum(['true', 'false'], { error: 'page_invalid' })
    .default('false')
    .transform((text) => text === 'true'),
  next: z.string().optional(),
  previous: z.string().optional(),
});

/** A moment in ISO 8601, as milliseconds. */
export function dateField(refusal: RefusalName) {
  return z
    .string({ error: refusal })
    .transform((text) => Date.parse(text))
    .refine((time) => !Number.isNaN(time), { error: refusal })
    .optional();
}

export type PageQuery = z.infer<typeof pageQuery>;

export interface Source<T> {
  total: number;
  slice(range: { offset: number; limit: number }): T[];
}

/** Rows of one page with Paystack's meta, by page number or, with `use_cursor`, by cursor. */
export function takePage<T>(query: PageQuery, source: Source<T>) {
  return query.use_cursor ? takeByCursor(query, source) : takeByNumber(query, source);
}

export function sourceOf<T>(items: readonly T[]): Source<T> {
  return { total: items.length, slice: ({ offset, limit }) => items.slice(offset, offset + limit) };
}

function takeByNumber<T>(query: PageQuery, source: Source<T>) {
  const perPage = Math.min(query.perPage, mostPerPage);
  const skipped = (query.page - 1) * perPage;
  const pageCount = Math.ceil(source.total / perPage);
  return {
    data: source.slice({ offset: skipped, limit: perPage }),
    meta: { total: source.total, skipped, perPage, page: query.page, pageCount },
  };
}

function takeByCursor<T>(query: PageQuery, source: Source<T>) {
  const perPage = Math.min(query.perPage, mostPerPage);
  const offset = offsetOf(query.next ?? query.previous);
  const end = offset + perPage;
  return {
    data: source.slice({ offset, limit: perPage }),
    meta: {
      next: end < source.total ? cursorOf(end) : null,
      previous: offset > 0 ? cursorOf(Math.max(0, offset - perPage)) : null,
      perPage,
    },
  };
}

function cursorOf(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString('base64');
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = /^offset:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  if (offset === undefined) throw new Refusal('page_invalid');
  return Number(offset);
}
