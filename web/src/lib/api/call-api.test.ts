import { accountEndpoints } from '@oja/contract/accounts';
import { payoutEndpoints } from '@oja/contract/payouts';
import { signInEndpoints } from '@oja/contract/sign-in';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProofCancelled } from './api-error';
import { callApi } from './call-api';
import { proofPrompt } from './proof-prompt';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: Error) => error.message,
  );
const rules = () => callApi(signInEndpoints.registrationRules);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a failed response becomes an error', () => {
  test("U803, A575: with the server's message", async () => {
    answer(409, { status: 'error', message: 'Taken.', error: 'Taken.' });
    expect(await failureOf(rules())).toBe('Taken.');
  });

  test("U803, A575: else with the client's", async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await failureOf(rules())).toBe('Network error. Please check your connection and try again.');
  });

  test('an answer that breaks off on its way is none, and ends no session', async () => {
    const broken = () =>
      new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', async () => new Response(broken(), { status: 200 }));
    await expect(rules()).rejects.toMatchObject({ status: 0 });
  });

  test.each([
    [500, {}],
    [502, 'gateway'],
    [200, { status: 'odd' }],
  ])('U804, A576: else "API request failed" (%i)', async (status, body) => {
    answer(status, body);
    expect(await failureOf(rules())).toBe('API request failed');
  });
});

test('A535: a call has no time limit of its own', async () => {
  const fetching = vi.fn(async () => new Response(JSON.stringify({ status: 'success', data: null })));
  vi.stubGlobal('fetch', fetching);
  await rules();
  expect(fetching).toHaveBeenCalledWith('/api/auth/rules', expect.objectContaining({ signal: undefined }));
});

test('U805: a missing token logs a console warning only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(200, { status: 'success', data: null });
  await callApi(accountEndpoints.resendConfirmation);
  expect(warn).toHaveBeenCalledOnce();
  await rules();
  expect(warn).toHaveBeenCalledOnce();
});

describe('a call that needs a proof of presence', () => {
  const refused = { status: 'error', code: 'proof_required', message: "Please confirm that it's you." };
  const success = { status: 'success', data: null };
  const respond = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const body = { amount: 1_000, method: 'bank', bank_account_id: 'b1' } as const;
  const withdraw = (idempotencyKey = 'one') =>
    callApi(payoutEndpoints.requestWithdrawal, { body, idempotencyKey });
  const serve = (...answers: [number, unknown][]) => {
    const fetching = vi.fn(async (_url: string, _init: RequestInit) => {
      const [status, answered] = answers.shift() ?? [500, {}];
      return respond(status, answered);
    });
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };
  let leave = () => {};
  const opened = vi.fn();

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    opened.mockReset();
    leave = proofPrompt.subscribe(() => {
      if (proofPrompt.isOpen()) opened();
    });
  });
  afterEach(() => {
    proofPrompt.settle(false);
    leave();
  });

  test('is repeated as it was, with the same key, once the proof was given', async () => {
    const fetching = serve([403, refused], [200, success]);
    const call = withdraw();
    await expect.poll(() => opened).toHaveBeenCalledOnce();
    expect(fetching).toHaveBeenCalledOnce();
    proofPrompt.settle(true);
    expect(await call).toEqual(success);
    const [first, second] = fetching.mock.calls;
    expect(second).toEqual(first);
    expect(second?.[1]?.headers).toMatchObject({ 'idempotency-key': 'one' });
  });

  test('ends quietly when the person cancels, and is not repeated', async () => {
    const fetching = serve([403, refused]);
    const call = withdraw();
    await expect.poll(() => opened).toHaveBeenCalledOnce();
    proofPrompt.settle(false);
    await expect(call).rejects.toBeInstanceOf(ProofCancelled);
    expect(fetching).toHaveBeenCalledOnce();
  });

  test('shares one question with the calls that are refused meanwhile', async () => {
    const fetching = serve([403, refused], [403, refused], [200, success], [200, success]);
    const calls = [withdraw('one'), withdraw('two')];
    await expect.poll(() => fetching).toHaveBeenCalledTimes(2);
    await expect.poll(() => opened).toHaveBeenCalled();
    proofPrompt.settle(true);
    expect(await Promise.all(calls)).toEqual([success, success]);
    expect(opened).toHaveBeenCalledOnce();
  });

  test('is asked once: a second refusal is an error like any other', async () => {
    serve([403, refused], [403, refused]);
    const call = withdraw();
    await expect.poll(() => opened).toHaveBeenCalledOnce();
    proofPrompt.settle(true);
    await expect(call).rejects.toMatchObject({ code: 'proof_required', message: refused.message });
    expect(proofPrompt.isOpen()).toBe(false);
  });

  test('asks nothing for another refusal', async () => {
    serve([403, { status: 'error', code: 'access_denied', message: 'No.' }]);
    expect(await failureOf(withdraw())).toBe('No.');
    expect(opened).not.toHaveBeenCalled();
  });

  test('fails with the sentence of the server where no dialog can be shown', async () => {
    leave();
    serve([403, refused]);
    expect(await failureOf(withdraw())).toBe(refused.message);
  });
});
