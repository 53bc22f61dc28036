import { accountEndpoints } from '@oja/contract/accounts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callApi } from './call-api';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: Error) => error.message,
  );
const rules = () => callApi(accountEndpoints.registrationRules);

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
