import type { BalanceMovementKind } from '@oja/contract/gateway-balance';
import { startSimulator } from '@oja/paystack-simulator';
import { afterAll, expect } from 'vitest';
import { listenBacklog } from '../src/process/serve-api.ts';
import { type Oja, type Person, startOja } from './oja.ts';
import { present } from './present.ts';

export { confirmEmail } from './people.ts';

const secretKey = 'sk_test_of_a_test';

/** Oja on a real port beside a Paystack simulator: webhooks arrive over the network. */
export interface OjaWithPaystack extends Oja {
  sim: Sim;
  /** Its address; another one after a restart. */
  url(): string;
}

interface Fault {
  kind: string;
  [detail: string]: unknown;
}

export interface Sim {
  url: string;
  secretKey: string;
  /** Spoils the next calls, or the next events, as paystack-simulator/README.md lists. */
  spoilCall(endpoint: string, fault: Fault, times?: number): Promise<unknown>;
  spoilEvent(event: string, fault: Fault, times?: number): Promise<unknown>;
  /** Calls the control plane below /__sim; returns its data. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** Presses a button of the hosted page, and returns the address the browser is redirected to. */
  press(authorizationUrl: string, outcome: 'success' | 'failed' | 'cancelled'): Promise<string>;
  /** Returns when all that is due has been delivered. */
  deliver(): Promise<void>;
}

export async function startOjaWithPaystack(
  options: { holdMs?: number; initialBalanceKobo?: number; sameClock?: boolean } = {},
): Promise<OjaWithPaystack> {
  let ojaUrl = '';
  let clock = { now: new Date() };
  const simulator = await startSimulator({
    port: 0,
    stateFile: ':memory:',
    secretKey,
    webhookUrl: () => `${ojaUrl}/api/paystack/webhook`,
    holdMs: options.holdMs ?? 50,
    webhookTimeoutMs: 5_000,
    // For tests in which both clocks must agree.
    ...(options.sameClock ? { now: () => clock.now.getTime() } : {}),
    ...(options.initialBalanceKobo === undefined ? {} : { initialBalanceKobo: options.initialBalanceKobo }),
  });
  afterAll(() => simulator.close());
  const oja = await startOja({
    env: {
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_BASE_URL: simulator.url,
      APP_URL: 'http://localhost:3000',
    },
  });
  clock = oja.clock;
  const listen = async () => {
    ojaUrl = await oja.app.listen({ port: 0, host: '127.0.0.1', backlog: listenBacklog });
  };
  await listen();
  const { restart } = oja;
  // Not spread: some of its properties change when it is restarted.
  return Object.assign(oja, {
    sim: simAt(simulator.url),
    url: () => ojaUrl,
    async restart() {
      await restart();
      await listen();
    },
  });
}

function simAt(url: string): Sim {
  const control: Sim['control'] = async (method, path, body) => {
    const response = await fetch(`${url}/__sim${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text).data;
  };
  return {
    url,
    secretKey,
    control,
    spoilCall: (endpoint, fault, times = 1) => control('POST', '/faults', { endpoint, fault, times }),
    spoilEvent: (event, fault, times = 1) => control('POST', '/faults', { event, fault, times }),
    async press(authorizationUrl, outcome) {
      const response = await fetch(authorizationUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ outcome }).toString(),
        redirect: 'manual',
      });
      return response.headers.get('location') ?? '';
    },
    async deliver() {
      await control('POST', '/clock/advance', {});
    },
  };
}

/** Pays into a wallet through the payment page: start, press Pay, come back. */
export async function fund(oja: OjaWithPaystack, person: Person, naira: number): Promise<string> {
  const { reference, authorizationUrl } = await startFunding(oja, person, naira);
  await oja.sim.press(authorizationUrl, 'success');
  const verified = await oja.call('verifyPaystack', { token: person.token, query: { reference } });
  expect(verified.status).toBe(200);
  return reference;
}

export async function startFunding(
  oja: OjaWithPaystack,
  person: Person,
  naira: number,
): Promise<{ reference: string; authorizationUrl: string }> {
  const started = await oja.call('payPaystack', { token: person.token, body: { amount: naira } });
  expect(started.status).toBe(200);
  const { reference, authorization_url: authorizationUrl } = started.body.data;
  return { reference, authorizationUrl };
}

/** A user whose payment came in another amount (an end of 13 kobo) or another currency (14). */
export async function parkPayment(oja: OjaWithPaystack, naira = 500.13) {
  const person = await oja.person();
  const { reference, authorizationUrl } = await startFunding(oja, person, naira);
  await oja.sim.press(authorizationUrl, 'success');
  const answer = await oja.call('verifyPaystack', { token: person.token, query: { reference } });
  expect(answer.body.code).toBe('payment_under_review');
  return { person, reference };
}

export async function availableOf(oja: Oja, person: Person): Promise<number> {
  const { body } = await oja.call('walletStats', { token: person.token });
  return present(body.data[0]).value;
}

/** Bank 001 knows every number, and in tests every user holds every account. It waits like any new account. */
export async function linkNewAccount(
  oja: Oja,
  person: Person,
  accountNumber = '0123456789',
): Promise<string> {
  const linked = await oja.call('linkBankAccount', {
    token: person.token,
    body: { bankName: 'Test Bank', bankCode: '001', accountNumber, accountName: 'Whoever' },
  });
  expect(linked.status).toBe(200);
  return linked.body.data.id;
}

/** The same, linked so long ago that it can be used. */
export async function linkAccount(oja: Oja, person: Person, accountNumber?: string): Promise<string> {
  const id = await linkNewAccount(oja, person, accountNumber);
  await endWait(oja, id);
  return id;
}

export async function linkMobile(oja: Oja, person: Person, number = '08012345678'): Promise<string> {
  const linked = await oja.call('linkMobileWallet', {
    token: person.token,
    body: { mobile_provider: '999992', mobile_number: number },
  });
  expect(linked.status).toBe(200);
  await endWait(oja, linked.body.data.id);
  return linked.body.data.id;
}

async function endWait(oja: Oja, accountId: string): Promise<void> {
  await oja.deps.db
    .updateTable('bankAccounts')
    .set({ usableFrom: oja.deps.now() })
    .where('id', '=', accountId)
    .execute();
}

/** Two administrators record what changed the balance at Paystack. */
export async function recordMovement(
  oja: Oja,
  given: { by: Person; approvedBy: Person; kind: BalanceMovementKind; amount: number },
): Promise<void> {
  const { by, approvedBy, kind, amount } = given;
  const recorded = await oja.call('recordMovement', {
    token: by.token,
    body: { kind, amount, reason: 'It says so at the bank.' },
  });
  expect(recorded.status).toBe(200);
  const { id } = present(recorded.body.data.approval);
  const approved = await oja.call('approveProposal', { token: approvedBy.token, params: { id } });
  expect(approved.status).toBe(200);
}
