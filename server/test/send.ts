import type { RawCallResult } from './calls.ts';
import type { Person } from './oja.ts';

export interface Sent {
  status: number;
  body: RawCallResult['body'];
  retryAfter: string | null;
}

type Send = (person: Person, path: string, body?: unknown, method?: string) => Promise<Sent>;

/** Requests over a real network, so that they run concurrently. When a proof is required, it proves and repeats. */
export const sender = (url: string): Send => {
  const send: Send = async (person, path, body, method = 'POST') => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const retryAfter = response.headers.get('retry-after');
    const answer: RawCallResult['body'] = JSON.parse(await response.text());
    return { status: response.status, body: answer, retryAfter };
  };
  return async (person, path, body, method) => {
    const answer = await send(person, path, body, method);
    if (answer.body.code !== 'proof_required') return answer;
    await send(person, '/user/proof', { password: person.password });
    return send(person, path, body, method);
  };
};
