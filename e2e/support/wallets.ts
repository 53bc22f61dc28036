import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callAs } from './call-as.ts';
import { call } from './calls.ts';
import { changeTimes } from './change-times.ts';
import { waitForMail } from './mails.ts';
import { type Person, registerPerson, signIn } from './people.ts';

/** A user who may withdraw: the address is confirmed. */
export async function registerConfirmed(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request);
  await confirmAddress(request, person);
  return person;
}

export async function confirmAddress(request: APIRequestContext, person: Person): Promise<void> {
  const mail = await waitForMail(person.email, 'Confirm your e-mail address');
  const { hash, search } = new URL(mail.link, 'http://localhost');
  const token = new URLSearchParams(search || hash.slice(1)).get('token');
  await call(request, 'confirmEmail', { body: { token: token ?? '' } });
}

/** Funds a wallet through the API, for journeys that begin later. */
export async function fundWallet(request: APIRequestContext, person: Person, amount: number): Promise<void> {
  const started = await callAs(request, person, 'payPaystack', { body: { amount } });
  const paid = await request.post(started.authorization_url, {
    form: { outcome: 'success' },
    maxRedirects: 0,
  });
  if (paid.status() !== 303) throw new Error(await paid.text());
  await callAs(request, person, 'verifyPaystack', { query: { reference: started.reference } });
}

export async function linkAccount(
  request: APIRequestContext,
  person: Person,
  accountNumber: string,
): Promise<void> {
  const body = { bankName: 'Test Bank', bankCode: '001', accountNumber, accountName: person.name };
  await callAs(request, person, 'linkBankAccount', { body });
}

/** Withdraws to the first bank account of a user. */
export async function withdrawToBank(
  request: APIRequestContext,
  person: Person,
  amount: number,
): Promise<void> {
  const [account] = await callAs(request, person, 'listBankAccounts');
  const body = { amount, method: 'bank', bank_account_id: account?.id } as const;
  await callAs(request, person, 'requestWithdrawal', { body });
}

/** As if every destination of the user had been linked a day ago. */
const ageDestinations = ({ email }: Person): Promise<void> => changeTimes('age-destinations.ts', email);

/** A user who pays in and asks for a part of it at this bank account, which was linked a day ago. */
export async function registerWithWithdrawal(
  request: APIRequestContext,
  { funds, accountNumber, amount }: { funds: number; accountNumber: string; amount: number },
): Promise<Person> {
  const person = await registerConfirmed(request);
  await fundWallet(request, person, funds);
  await linkAccount(request, person, accountNumber);
  await ageDestinations(person);
  await withdrawToBank(request, person, amount);
  return person;
}

/** As if a bank asked for the payment of the user back. */
export const askPaymentBack = ({ email }: Person): Promise<void> => changeTimes('ask-back.ts', email);

/** As if the bank had named another holder of the accounts of the user, whom staff must compare. */
export const reviewAccounts = ({ email }: Person, holder: string): Promise<void> =>
  changeTimes('review-account.ts', email, holder);

/** A payment that comes in another amount than was asked for, so that it is parked. */
export async function parkPayment(request: APIRequestContext, person: Person, amount: number): Promise<void> {
  const started = await callAs(request, person, 'payPaystack', { body: { amount } });
  await request.post(started.authorization_url, { form: { outcome: 'success' }, maxRedirects: 0 });
  const verified = callAs(request, person, 'verifyPaystack', { query: { reference: started.reference } });
  await expect(verified).rejects.toThrow('payment_under_review');
}

/** Opens the wallet of a user with this balance and these accounts, linked yesterday unless they are new. */
export async function openWallet(
  page: Page,
  {
    funds = 0,
    accounts = [],
    isNew = false,
  }: { funds?: number; accounts?: readonly string[]; isNew?: boolean } = {},
): Promise<Person> {
  const { request } = page;
  const person = await registerConfirmed(request);
  if (funds > 0) await fundWallet(request, person, funds);
  for (const accountNumber of accounts) await linkAccount(request, person, accountNumber);
  if (!isNew) await ageDestinations(person);
  await signIn(page, person);
  await page.goto('/dashboard/wallet');
  await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor();
  return person;
}
