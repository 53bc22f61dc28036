import type { Endpoint } from '@oja/contract/endpoint';
import type { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';

/** Parses a request by the schemas of its endpoint. Nothing is coerced, and unknown fields are refused. */
export function parseInput(
  record: Endpoint,
  sent: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  refuseUnstorableText(sent);
  const params = record.params?.safeParse(sent.params);
  // An id that cannot exist is answered with 404.
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

/** Replies repeat field names from the request; these limits keep the reply small. */
const maxDetails = 50;
const maxFieldName = 100;

function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, maxFieldName).toWellFormed();
}

function refusalFromIssues(issues: z.core.$ZodIssue[]): Refusal {
  const details = issues.slice(0, maxDetails).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, maxDetails).map((key) => ({
        field: fieldName([...issue.path, key]),
        message: 'This field is not known here.',
      }));
    }
    return [{ field: fieldName(issue.path), message: issue.message }];
  });
  details.splice(maxDetails);
  const first = details[0];
  const message = first?.field ? `Please check "${first.field}": ${first.message}` : first?.message;
  return new Refusal('invalid_input', { message, details });
}

/** An endpoint without a body accepts none or an empty object, which browsers send with the JSON header. */
function refuseUnexpected(value: unknown): undefined {
  if (value === undefined || value === null) return undefined;
  const names = typeof value === 'object' ? Object.keys(value) : ['body'];
  if (names.length === 0) return undefined;
  const keys = names.slice(0, maxDetails).map((name) => fieldName([name]));
  throw new Refusal('invalid_input', {
    message: `Please check "${keys[0]}": This field is not known here.`,
    details: keys.map((field) => ({ field, message: 'This field is not known here.' })),
  });
}

/**
 * PostgreSQL can store neither NUL nor half of a surrogate pair, so they are refused here for every route. The walk
 * uses its own stack, because the depth is chosen by the client.
 */
function refuseUnstorableText(sent: unknown): void {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') refuseUnstorable(value);
    else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, inner] of Object.entries(value)) {
        refuseUnstorable(key);
        waiting.push(inner);
      }
    }
  }
}

function refuseUnstorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Refusal('invalid_input', { message: 'The text contains characters that cannot be stored.' });
}
