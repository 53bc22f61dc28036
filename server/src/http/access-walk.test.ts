import { type EndpointName, endpoints } from '@oja/contract';
import { admits, needsSession, roles } from '@oja/contract/access';
import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../test/oja.ts';
import { refusalOf } from '../../test/refusal-of.ts';

/** Calls every route with every role. A new endpoint is covered without a change here. */
const oja = await startOja();
/** A remote address, because this machine may read the metrics without a session. */
const elsewhere = '203.0.113.7';
const people: Record<string, Person> = {};
for (const role of roles) people[role] = await oja.person({ role });

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = all.filter(([, record]) => needsSession(record.access));

describe('the route table', () => {
  test('holds the endpoints of the contract and nothing else', () => {
    const printed = oja.app.printRoutes({ commonPrefix: false, includeHooks: false });
    const routes = parseRoutes(printed);
    const expected = all.map(
      ([, record]) => `${record.method} ${fullPath(record).replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(routes.sort()).toEqual([...new Set(expected)].sort());
  });
});

describe('access', () => {
  test.each(guarded.map(([name, record]) => [name, record.access] as const))(
    '%s (%s) asks for a session',
    async (name) => {
      const answer = await oja.callRaw(name, { body: { nonsense: true }, address: elsewhere });
      expect(refusalOf(answer)).toEqual([401, 'session_required']);
    },
  );

  const pairs = guarded.flatMap(([name, record]) =>
    roles.filter((role) => !admits(record.access, role)).map((role) => [name, role] as const),
  );
  test.each(pairs)('%s refuses a %s before it reads the body', async (name, role) => {
    const answer = await oja.callRaw(name, {
      token: people[role]?.token,
      body: { nonsense: true },
      address: elsewhere,
    });
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([403, 'access_denied', undefined]);
  });

  const admitted = guarded
    .filter(([name]) => name !== 'events' && name !== 'logout')
    .flatMap(([name, record]) =>
      roles.filter((role) => admits(record.access, role)).map((role) => [name, role] as const),
    );
  test.each(admitted)('%s lets a %s in', async (name, role) => {
    const answer = await oja.callRaw(name, { token: people[role]?.token, query: { nonsense: 'yes' } });
    expect([401, 403]).not.toContain(answer.status);
  });

  test('a token in the address opens nothing and is not logged', async () => {
    const token = people.user?.token ?? '';
    const response = await oja.app.inject({ url: `/api/user?token=${token}` });
    expect([response.statusCode, response.json().code]).toEqual([401, 'session_required']);
    expect(oja.logLines.join('')).not.toContain(token);
  });
});

/** Fastify prints a tree; each line ends with the path part and its methods. */
function parseRoutes(printed: string): string[] {
  const routes: string[] = [];
  const stack: string[] = [];
  for (const line of printed.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const depth = (match[1] ?? '').length / 4;
    stack.length = depth;
    stack[depth] = match[2] ?? '';
    const path = stack.join('');
    for (const method of (match[3] ?? '').split(', ')) {
      if (method !== '' && method !== 'HEAD') routes.push(`${method} ${path}`);
    }
  }
  return routes;
}
