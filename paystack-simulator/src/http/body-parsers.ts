import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals.ts';

/**
 * Paystack accepts JSON and forms. These parsers are in the simulator's own scope, so a host that accepts only JSON
 * stays strict.
 */
export function readJsonAndForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      if (body.trim() === '') return undefined;
      try {
        return JSON.parse(body);
      } catch {
        throw new Refusal('body_malformed', { detail: 'it is not valid JSON' });
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readForm(body),
  );
}

/** A repeated name, or a name with `[]`, becomes a list. */
function readForm(body: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(body);
  const entries = [...new Set(fields.keys())].map((key): [string, string | string[]] => {
    const values = fields.getAll(key);
    const [first = ''] = values;
    return key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : first];
  });
  return Object.fromEntries(entries);
}
