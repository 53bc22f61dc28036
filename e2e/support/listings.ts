import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { present } from '../../server/test/present.ts';
import { callAs } from './call-as.ts';
import { demo, type Person, registerPerson } from './people.ts';

export interface Offered {
  id: string;
  handle: string;
  /** The address of the small copy of its first picture. */
  thumbnail: string | null;
}

/** A user with the free plan, which allows two live listings. */
export async function registerSeller(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request);
  const plans = await callAs(request, person, 'listPlans');
  const free = present(plans.find(({ price }) => price === 0));
  await callAs(request, person, 'becomeSeller', { body: { plan_id: free.id } });
  return person;
}

/** A word that occurs in one listing only. */
export function rareWord(): string {
  return `w${randomBytes(4).toString('hex')}`;
}

const hosts: Readonly<Record<string, string>> = {
  instagram: 'instagram.com',
  tiktok: 'tiktok.com',
  telegram: 't.me',
  twitter: 'x.com',
  youtube: 'youtube.com',
};

/** Creates a listing through the API, for journeys that begin later. */
export async function offerListing(
  request: APIRequestContext,
  seller: Person,
  parts: Record<string, unknown> = {},
): Promise<Offered> {
  const platform = String(parts.platform ?? 'tiktok');
  const handle = String(parts.handle ?? `@${rareWord()}`);
  const name = encodeURIComponent(handle.replace(/^@/, ''));
  return await callAs(request, seller, 'createListing', {
    body: {
      platform,
      handle,
      price: 125_000.5,
      description: `A ${rareWord()} account that grew by itself.`,
      url: `https://${hosts[platform]}/${name}`,
      username: 'somebody@example.com',
      password: 'platform-password',
      category: 'Music & Entertainment',
      followers: 48_200,
      engagement: 5.1,
      ...parts,
    },
  });
}

export async function approveListing(request: APIRequestContext, { id }: Offered): Promise<void> {
  await callAs(request, demo.admin, 'approveListing', { params: { id } });
}

export async function featureListing(request: APIRequestContext, { id }: Offered): Promise<void> {
  await callAs(request, demo.admin, 'featureListing', { params: { id } });
}
