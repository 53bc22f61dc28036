import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from './calls.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  /** Made staff by the journey; those of the demo are known. */
  isStaff?: true;
}

export const demo = {
  admin: { name: 'Amara Okafor', email: 'admin@oja.test', password: 'oja-demo-2026' },
  /** Approves what the first one proposes, and never needs a second factor. */
  secondAdmin: { name: 'Babatunde Ojo', email: 'admin2@oja.test', password: 'oja-demo-2026' },
  moderator: { name: 'Ngozi Eze', email: 'moderator@oja.test', password: 'oja-demo-2026' },
  support: { name: 'Ruth Akpan', email: 'helpdesk@oja.test', password: 'oja-demo-2026' },
  trust: { name: 'Sadiq Bala', email: 'trust@oja.test', password: 'oja-demo-2026' },
  finance: { name: 'Bisi Alabi', email: 'finance@oja.test', password: 'oja-demo-2026' },
  seller: { name: 'Chidi Nwosu', email: 'seller@oja.test', password: 'oja-demo-2026' },
  buyer: { name: 'Zainab Bello', email: 'buyer@oja.test', password: 'oja-demo-2026' },
} satisfies Record<string, Person>;

export function newPerson(): Person {
  const tag = randomBytes(4).toString('hex');
  return { name: `Ada ${tag}`, email: `ada-${tag}@example.com`, password: `harmattan-${tag}` };
}

export const nicknameOf = (person: Person): string => person.name.split(' ')[1] ?? '';

/** Registers through the API, for journeys that begin later. */
export async function registerPerson(request: APIRequestContext): Promise<Person> {
  const person = newPerson();
  const { name, email, password } = person;
  await call(request, 'register', {
    body: { name, nickName: nicknameOf(person), email, password, confirmPassword: password },
  });
  return person;
}

export interface Session {
  token: string;
  expires_at: string;
  user: Record<string, unknown>;
}

/** Signs in by the call that the form makes, for journeys that begin after it. */
export async function openSession(request: APIRequestContext, person: Person): Promise<Session> {
  const staff =
    person.isStaff ??
    [demo.admin, demo.secondAdmin, demo.moderator, demo.support, demo.trust, demo.finance].some(
      ({ email }) => email === person.email,
    );
  const opened = await call(request, staff ? 'loginAdmin' : 'login', {
    body: { email: person.email, password: person.password },
  });
  if (!('token' in opened)) throw new Error(`${person.email} needs a second factor.`);
  return opened;
}

/**
 * Puts a session of its own into the browser, which leaves it on a tiny page of the same origin: storage belongs to
 * an origin, and no page of the application has to be drawn for it. The journey opens its first page itself.
 */
export async function signIn(page: Page, person: Person): Promise<Session> {
  const [session] = await Promise.all([openSession(page.request, person), page.goto('/healthz')]);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    ['oja-auth', JSON.stringify({ token: session.token, expiresAt: session.expires_at, user: session.user })],
  );
  return session;
}
