import { type ErrorCode, errorCodes } from '@oja/contract/errors';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { refusalOf } from '../../test/refusal-of.ts';

const oja = await startOja();
const person = await oja.person();

const post = (
  payload: string | Buffer | undefined,
  headers: Record<string, string> = {},
  url = '/api/auth/login',
) =>
  oja.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the envelope', () => {
  test('of a success carries status, data and message (U724, U725, A536)', async () => {
    const answer = await oja.call('health');
    expect(answer.body).toEqual({ status: 'success', data: { up: true }, message: 'Success' });
  });

  test('of a failure carries code, the sentence twice and the request id', async () => {
    const answer = await oja.call('currentUser');
    expect(refusalOf(answer)).toEqual([401, 'session_required']);
    expect(answer.body).toEqual({
      status: 'error',
      code: 'session_required',
      message: 'Please sign in to continue.',
      error: 'Please sign in to continue.',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('answers an unknown path below /api as JSON without repeating it', async () => {
    const response = await oja.app.inject({ url: '/api/<script>nothing' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.body).not.toContain('script');
  });

  test.each(['/.git/config', '/.env', '/assets/index.js.map', '/..%2f..%2fetc/passwd', '/index.php'])(
    'answers %s with a JSON 404, never the web page',
    async (url) => {
      const response = await oja.app.inject({ url });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );
});

test('a path that cannot be decoded is a malformed request', async () => {
  const response = await oja.app.inject({ url: '/%' });
  expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_request']);
});

describe('a path that is too long', () => {
  const long = 'x'.repeat(201);

  test.each(['/media/', '/api/listings/', '/api/sellers/', '/api/purchases/', '/api/admin/disputes/'])(
    'below %s is not there',
    async (prefix) => {
      const response = await oja.app.inject({ url: `${prefix}${long}?token=planted-secret-5` });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('reaches the log neither whole nor with its query', async () => {
    await oja.app.inject({ url: `/api/nothing/${'y'.repeat(5_000)}?token=planted-secret-6` });
    const log = oja.logLines.join('');
    expect(log).toContain('/api/nothing/yyy');
    expect(log).not.toContain('y'.repeat(201));
    expect(log).not.toContain(long);
    expect(log).not.toContain('planted-secret');
  });
});

describe('bodies', () => {
  const cases: [string, string | Buffer | undefined, Record<string, string>, ErrorCode][] = [
    ['an unknown field', '{"email":"a@b.co","password":"x","role":"admin"}', {}, 'invalid_input'],
    ['a number for a string: nothing is coerced', '{"email":"a@b.co","password":5}', {}, 'invalid_input'],
    ['an array for a string', '{"email":["a@b.co"],"password":"x"}', {}, 'invalid_input'],
    ['null for a string', '{"email":null,"password":"x"}', {}, 'invalid_input'],
    ['__proto__', '{"__proto__":{"role":"admin"},"email":"a@b.co","password":"x"}', {}, 'malformed_request'],
    [
      'constructor.prototype',
      '{"constructor":{"prototype":{}},"email":"a@b.co","password":"x"}',
      {},
      'malformed_request',
    ],
    ['deep nesting', '['.repeat(200_000), {}, 'malformed_request'],
    [
      'deep nesting that is closed',
      `{"email":${'['.repeat(250_000)}${']'.repeat(250_000)}}`,
      {},
      'malformed_request',
    ],
    ['deep objects', `${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}`, {}, 'malformed_request'],
    [
      'a key that is named twice',
      '{"email":"a@b.co","password":"x","password":"y"}',
      {},
      'malformed_request',
    ],
    ['very many values', `{"email":[${'0,'.repeat(300_000)}0],"password":"x"}`, {}, 'malformed_request'],
    ['broken JSON', '{"email":', {}, 'malformed_request'],
    ['NUL in a text', '{"email":"a@b.co","password":"x\\u0000"}', {}, 'invalid_input'],
    ['half a surrogate pair', '{"email":"a@b.co","password":"\\ud800"}', {}, 'invalid_input'],
    ['plain text', 'email=a', { 'content-type': 'text/plain' }, 'content_type_unsupported'],
    [
      'a form',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'content_type_unsupported',
    ],
    ['a compressed body', Buffer.from('x'), { 'content-encoding': 'gzip' }, 'content_type_unsupported'],
    ['more than a megabyte', JSON.stringify({ email: 'a'.repeat(1_100_000) }), {}, 'body_too_large'],
  ];
  test.each(cases)('%s', async (_name, payload, headers, code) => {
    const response = await post(payload, headers);
    expect(response.statusCode).toBe(errorCodes[code].status);
    expect(response.json()).toMatchObject({
      status: 'error',
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  test('an invalid field is named with a sentence for it', async () => {
    const response = await post('{"email":"nobody","password":"x"}');
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'email', message: 'Please enter a valid e-mail address.' }],
    });
  });

  test('a refusal repeats little of what was sent', async () => {
    const fields = Array.from({ length: 5_000 }, (_, index) => `"${'f'.repeat(150)}${index}":1`);
    const response = await post(`{${fields.join()}}`);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    expect(response.json().details).toHaveLength(50);
    expect(response.body.length).toBeLessThan(12_000);
  });

  test.each(['', '{}'])('%j is accepted where no body is expected', async (payload) => {
    const response = await post(
      payload,
      { authorization: `Bearer ${person.token}` },
      '/api/notifications/read-all',
    );
    expect(response.statusCode).toBe(200);
  });

  test('a field is refused where no body is expected', async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await post('{"user_id":1}', headers, '/api/notifications/read-all');
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
  });
});

describe('ids and pages', () => {
  test.each(['0', '-1', '1e3', '99999999999999999999', "' or 1=1", '%00'])(
    'the id %s is simply not there',
    async (id) => {
      const answer = await oja.call('readNotification', { token: person.token, params: { id } });
      expect(refusalOf(answer)).toEqual([404, 'not_found']);
    },
  );

  test.each(['1e9', '-1', 'abc', '0', '101', ' 5', '0x10'])('limit=%s is refused', async (limit) => {
    const answer = await oja.call('listNotifications', { token: person.token, query: { limit } });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  });

  test.each(['x', 'e30', Buffer.from('["2026","1"]').toString('base64url')])(
    'cursor=%s is refused',
    async (cursor) => {
      const answer = await oja.call('listNotifications', { token: person.token, query: { cursor } });
      expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    },
  );
});

describe('headers', () => {
  test.each(['/', '/api/docs', '/assets/none'])(
    'of the page %s allow scripts of this origin only and no frames',
    async (url) => {
      const { headers } = await oja.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  test.each(['/assets/index.js', '/media/picture.webp'])(
    'of the file %s have no policies of a page',
    async (url) => {
      const { headers } = await oja.app.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toBeUndefined();
    },
  );

  test('of the API let a browser load nothing for a reply, no frames, no sniffing, no referrer', async () => {
    const { headers } = await oja.app.inject({
      url: '/api/auth/rules',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  test('of another site refuse a change', async () => {
    const response = await post('{}', { 'sec-fetch-site': 'cross-site' });
    expect(response.json().code).toBe('cross_site_refused');
  });
});

describe('failures inside', () => {
  test('read "Internal error" and nothing more, and log no secret', async () => {
    const original = oja.deps.settings.read;
    oja.deps.settings.read = () => Promise.reject(new Error('select secret from /srv/oja'));
    const answer = await oja.call('registrationRules');
    oja.deps.settings.read = original;
    expect(refusalOf(answer)).toEqual([500, 'internal_error']);
    expect(answer.body.message).toBe('Internal error');
    expect(answer.text).not.toContain('secret');
  });

  test('passwords and tokens never reach the log', async () => {
    await oja.call('login', { body: { email: person.email, password: 'planted-secret-1' } });
    await oja.call('resetPassword', {
      body: {
        token: 'planted-secret-2-planted-secret',
        newPassword: 'planted-secret-3',
        confirmPassword: 'x',
      },
    });
    await oja.call('currentUser', { token: 'planted-secret-4-planted-secret' });
    expect(oja.logLines.length).toBeGreaterThan(0);
    expect(oja.logLines.join('')).not.toContain('planted-secret');
  });
});
