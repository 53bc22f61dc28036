import type { CallResult, Person } from './oja.ts';

export interface Sent {
  status: number;
  body: CallResult['body'];
  retryAfter: string | null;
}

/** Requests over a real network, so that whatever can happen at once does. */
export const sender =
  (url: string) =>
  async (person: Person, path: string, body?: unknown, method = 'POST'): Promise<Sent> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: await response.json(), retryAfter };
  };
