import type { EndpointName } from '@oja/contract';
import type { CallInput, DataFor } from '@oja/contract/call-types';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { call, readData, sendCall } from './calls.ts';
import { demo, openSession, type Person, registerPerson } from './people.ts';

/** One session per user and worker serves all calls outside the screens; `signIn` always opens its own. */
const sessions = new Map<string, Promise<string>>();

/**
 * Calls the API as a user, for journeys that begin later; returns the data of the answer. A session that has ended, for
 * example by a new password, is replaced, and a proof of presence is given where the call needs one.
 */
export async function callAs<Name extends EndpointName>(
  request: APIRequestContext,
  person: Person,
  name: Name,
  input: CallInput<Name, Buffer> = {},
): Promise<DataFor<Name>> {
  const attempt = async () => sendCall(request, name, { ...input, token: await tokenOf(request, person) });
  const first = await attempt();
  if (await wantsProof(first)) await prove(request, person);
  else if (first.status() === 401) sessions.delete(person.email);
  else return readData(first, name);
  return readData(await attempt(), name);
}

/** An administrator for one journey. */
export async function makeAdmin(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request);
  const { user } = await openSession(request, person);
  const { role } = await callAs(request, demo.admin, 'editUser', {
    params: { id: String(user.id) },
    body: { role: 'admin' },
  });
  // While the journey about it runs, a new administrator needs a second one.
  if (role !== 'admin') await approveWaiting(request, ({ subject }) => subject.includes(person.email));
  return { ...person, isStaff: true };
}

/** The second administrator of the demo approves the one proposal that is meant. */
export async function approveWaiting(
  request: APIRequestContext,
  isMeant: (approval: DataFor<'listApprovals'>[number]) => boolean,
): Promise<void> {
  const meant = (await callAs(request, demo.secondAdmin, 'listApprovals')).find(isMeant);
  if (!meant) throw new Error('Nothing of the kind waits for approval.');
  await callAs(request, demo.secondAdmin, 'approveProposal', { params: { id: meant.id } });
}

async function wantsProof(response: APIResponse): Promise<boolean> {
  return response.status() === 403 && (await response.json()).code === 'proof_required';
}

async function prove(request: APIRequestContext, person: Person): Promise<void> {
  const token = await tokenOf(request, person);
  await call(request, 'proveUser', { token, body: { password: person.password } });
}

function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
  const known = sessions.get(person.email);
  if (known) return known;
  const opened = openSession(request, person).then(({ token }) => token);
  sessions.set(person.email, opened);
  return opened;
}
