import type { Endpoint } from '@oja/contract/endpoint';
import type { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';

/** Parses what a request carries by the schemas of its endpoint. Nothing is coerced, nothing unknown passes. */
export function parseInput(
  record: Endpoint,
  sent: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  refuseUnstorableText(sent);
  const params = record.params?.safeParse(sent.params);
  // An id that cannot exist is simply not there.
  if (params && !params.success) throw new Refusal('not_found');
  return {
    params: params?.data,
    query: record.query ? parsePart(record.query, sent.query) : refuseUnexpected(sent.query),
    body: record.body ? parsePart(record.body, sent.body) : refuseUnexpected(sent.body),
  };
}

function parsePart(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalFromIssues(result.error.issues);
}

function refusalFromIssues(issues: z.core.$ZodIssue[]): Refusal {
  const details = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...issue.path, key].join('.'),
        message: 'This field is not known here.',
      }));
    }
    return [{ field: issue.path.join('.'), message: issue.message }];
  });
  const first = details[0];
  const message = first?.field ? `Please check "${first.field}": ${first.message}` : first?.message;
  return new Refusal('invalid_input', { message, details });
}

/** An endpoint without a body takes none or an empty object, as browsers send one with the JSON header. */
function refuseUnexpected(value: unknown): undefined {
  if (value === undefined || value === null) return undefined;
  const keys = typeof value === 'object' ? Object.keys(value) : ['body'];
  if (keys.length === 0) return undefined;
  throw new Refusal('invalid_input', {
    message: `Please check "${keys[0]}": This field is not known here.`,
    details: keys.map((field) => ({ field, message: 'This field is not known here.' })),
  });
}

/** PostgreSQL can store neither NUL nor half of a surrogate pair; refusing them here keeps every route free of it. */
function refuseUnstorableText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new Refusal('invalid_input', { message: 'The text contains characters that cannot be stored.' });
    }
    return;
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorableText(key);
    refuseUnstorableText(inner);
  }
}
