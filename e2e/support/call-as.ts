import type { APIRequestContext, APIResponse } from '@playwright/test';
import { demo, openSession, type Person, registerPerson } from './people.ts';

interface Call {
  method: 'get' | 'post' | 'put';
  path: string;
  body?: unknown;
}

/** One session per user and worker serves all calls outside the screens; `signIn` always opens its own. */
const sessions = new Map<string, Promise<string>>();

/**
 * Calls the API as a user, for journeys that begin later; returns the data of the answer. A session that has ended, for
 * example by a new password, is replaced, and a proof of presence is given where the call needs one.
 */
export async function callAs(request: APIRequestContext, person: Person, call: Call) {
  const first = await send(request, await tokenOf(request, person), call);
  if (await wantsProof(first)) await prove(request, person);
  else if (first.status() === 401) sessions.delete(person.email);
  else return readData(first, call);
  return readData(await send(request, await tokenOf(request, person), call), call);
}

/** An administrator for one journey. */
export async function makeAdmin(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request);
  const { user } = await openSession(request, person);
  const { role } = await callAs(request, demo.admin, {
    method: 'put',
    path: `/admin/users/${user.id}`,
    body: { role: 'admin' },
  });
  // While the journey about it runs, a new administrator needs a second one.
  if (role !== 'admin') await approveAbout(request, person);
  return { ...person, isStaff: true };
}

async function approveAbout(request: APIRequestContext, { email }: Person): Promise<void> {
  const waiting = await callAs(request, demo.secondAdmin, { method: 'get', path: '/admin/approvals' });
  const { id } = waiting.find(({ subject }: { subject: string }) => subject.includes(email));
  await callAs(request, demo.secondAdmin, { method: 'post', path: `/admin/approvals/${id}/approve` });
}

async function wantsProof(response: APIResponse): Promise<boolean> {
  return response.status() === 403 && (await response.json()).code === 'proof_required';
}

async function prove(request: APIRequestContext, person: Person): Promise<void> {
  const call = { method: 'post', path: '/user/proof', body: { password: person.password } } as const;
  await readData(await send(request, await tokenOf(request, person), call), call);
}

async function send(request: APIRequestContext, token: string, { method, path, body }: Call) {
  return await request[method](`/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ...(body ? { data: body } : {}),
  });
}

async function readData(response: Awaited<ReturnType<typeof send>>, { path }: Call) {
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()).data;
}

function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const known = sessions.get(person.email);
  if (known) return known;
  const opened = openSession(request, person).then(({ token }) => token);
  sessions.set(person.email, opened);
  return opened;
}
