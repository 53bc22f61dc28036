import type { APIRequestContext, Page } from '@playwright/test';
import { waitForMail } from './mails.ts';
import { openSession, type Person, registerPerson, signIn } from './people.ts';

/** Somebody who may withdraw: the address is confirmed, as by a click in the mail. */
export async function registerConfirmed(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request);
  const mail = await waitForMail(person.email, 'Confirm your e-mail address');
  const { hash, search } = new URL(mail.link, 'http://localhost');
  const token = new URLSearchParams(search || hash.slice(1)).get('token');
  await ask(request, 'post', '/auth/confirm-email', { body: { token } });
  return person;
}

/** Money in the wallet without the screens, for tests whose story begins later. */
export async function fundWallet(request: APIRequestContext, person: Person, amount: number): Promise<void> {
  const { token } = await openSession(request, person);
  const started = await ask(request, 'post', '/paystack/pay', { token, body: { amount } });
  const paid = await request.post(started.authorization_url, {
    form: { outcome: 'success' },
    maxRedirects: 0,
  });
  if (paid.status() !== 303) throw new Error(await paid.text());
  await ask(request, 'get', `/paystack/verify?reference=${started.reference}`, { token });
}

export async function linkAccount(
  request: APIRequestContext,
  person: Person,
  accountNumber: string,
): Promise<void> {
  const { token } = await openSession(request, person);
  const body = { bankName: 'Test Bank', bankCode: '001', accountNumber, accountName: person.name };
  await ask(request, 'post', '/bank-accounts', { token, body });
}

/** At the wallet of somebody who has this much money and these accounts. */
export async function openWallet(
  page: Page,
  { funds = 0, accounts = [] }: { funds?: number; accounts?: readonly string[] } = {},
): Promise<Person> {
  const { request } = page;
  const person = await registerConfirmed(request);
  if (funds > 0) await fundWallet(request, person, funds);
  for (const accountNumber of accounts) await linkAccount(request, person, accountNumber);
  await signIn(page, person);
  await page.goto('/dashboard/wallet');
  await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor();
  return person;
}

async function ask(
  request: APIRequestContext,
  method: 'get' | 'post',
  path: string,
  { token, body }: { token?: string; body?: unknown },
) {
  const response = await request[method](`/api${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { data: body } : {}),
  });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()).data;
}
