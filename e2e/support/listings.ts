import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demo, openSession, type Person, registerPerson, type Session } from './people.ts';

export interface Offered {
  id: string;
  handle: string;
}

const bearer = (session: Session) => ({ authorization: `Bearer ${session.token}` });

/** A person with the free plan, which has room for two listings at a time. */
export async function registerSeller(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request);
  const session = await openSession(request, person);
  const plans = await (await request.get('/api/plans', { headers: bearer(session) })).json();
  const free = plans.data.find((plan: { price: number }) => plan.price === 0);
  const chosen = await request.post('/api/plans/become-seller', {
    headers: bearer(session),
    data: { plan_id: free.id },
  });
  if (!chosen.ok()) throw new Error(await chosen.text());
  return person;
}

/** A word that stands in one listing only. */
export function rareWord(): string {
  return `w${randomBytes(4).toString('hex')}`;
}

/** Offers an account without the screens, for tests whose story begins later. */
export async function offerListing(
  request: APIRequestContext,
  seller: Person,
  parts: Record<string, unknown> = {},
): Promise<Offered> {
  const session = await openSession(request, seller);
  const handle = `@${rareWord()}`;
  const response = await request.post('/api/listings', {
    headers: bearer(session),
    data: {
      platform: 'tiktok',
      handle,
      price: 125_000.5,
      description: `A ${rareWord()} account that grew by itself.`,
      url: 'https://tiktok.com/@somebody',
      username: 'somebody@example.com',
      password: 'platform-password',
      category: 'Music & Entertainment',
      followers: 48_200,
      engagement: 5.1,
      ...parts,
    },
  });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()).data;
}

export async function approveListing(request: APIRequestContext, { id }: Offered): Promise<void> {
  const session = await openSession(request, demo.admin);
  const response = await request.post(`/api/admin/listing/${id}/approve`, { headers: bearer(session) });
  if (!response.ok()) throw new Error(await response.text());
}
