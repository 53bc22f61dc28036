import { expect, onTestFinished, vi } from 'vitest';
import { type AuthRecord, authStore } from '@/lib/auth/auth-store';

/** One request as the server would see it. */
export interface Call {
  /** For example `POST /wallet/withdrawals`. */
  route: string;
  query: Record<string, string>;
  body: unknown;
  idempotencyKey: string | undefined;
  /** The view of a person in which staff make the call. */
  view: string | undefined;
  signal: AbortSignal | null | undefined;
}

export type Answer = (call: Call) => Response | Promise<Response>;

/** The answers by route: one for every call, or a list with one for each, of which the last repeats. */
type Answers = Record<string, Answer | readonly Answer[]>;

/** Replaces fetch and returns the calls made so far. A route without an answer fails the test. */
export function fakeApi(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, window.location.origin);
    const route = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    const call = {
      route,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      idempotencyKey: new Headers(init.headers).get('idempotency-key') ?? undefined,
      view: new Headers(init.headers).get('x-view-as') ?? undefined,
      signal: init.signal,
    };
    const earlier = callsOf(calls, route).length;
    calls.push(call);
    const found = answers[route] ?? lose;
    const answer = typeof found === 'function' ? found : (found[earlier] ?? found.at(-1) ?? lose);
    return answer(call);
  });
  onTestFinished(() => expect(calls.filter((call) => !(call.route in answers))).toEqual([]));
  return calls;
}

export function callsOf(calls: readonly Call[], route: string): Call[] {
  return calls.filter((call) => call.route === route);
}

export function succeed(data: unknown, beside: Record<string, unknown> = {}): Answer {
  return () => Response.json({ status: 'success', data, ...beside });
}

type Details = { field: string; message: string }[];

export function refuse(status: number, code: string, message: string, details: Details = []): Answer {
  return () => Response.json({ status: 'error', code, message, details }, { status });
}

/** The connection is lost before an answer arrives. */
export const lose: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that arrives when the test says so. */
export function holdAnswer(): { answer: Answer; release: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: async (call) => (await promise)(call), release: resolve };
}

const session = {
  token: 'token-of-ada',
  expiresAt: '2126-01-01T00:00:00.000Z',
  user: { id: 'user-ada', name: 'Ada Obi', email: 'ada@example.com', role: 'user' },
};

export function signIn(user: Record<string, unknown> = {}, part: Partial<AuthRecord> = {}): AuthRecord {
  const record = { ...session, ...part, user: { ...session.user, ...user } } as unknown as AuthRecord;
  authStore.set(record);
  return record;
}
