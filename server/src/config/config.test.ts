import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, parseConfig, readConfig } from './config.ts';

const key = `k1:${randomBytes(32).toString('base64')}`;
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'oja',
  S3_REGION: 'af-south-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

function configOf(env: Record<string, string>): Config {
  const parsed = parseConfig(env);
  if ('faults' in parsed) throw new Error(parsed.faults.join('\n'));
  return parsed.config;
}

function faultsOf(env: Record<string, string>): string[] {
  const parsed = parseConfig(env);
  return 'faults' in parsed ? parsed.faults : [];
}

describe('parseConfig', () => {
  test('needs nothing at all', () => {
    expect(configOf({})).toEqual({
      nodeEnv: 'development',
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      appUrl: 'http://localhost:3000',
      webConcurrency: 1,
      trustProxy: false,
      metricsToken: undefined,
      rateLimitFactor: 1,
      marketCache: true,
      logLevel: 'warn',
      demo: true,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      appKeys: undefined,
      paystack: undefined,
      smtpUrl: undefined,
      twilio: undefined,
      twilioUrl: 'https://api.twilio.com',
      s3: undefined,
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '  ', DEMO: '' })).toEqual(configOf({}));
  });

  test('derives the address from the port, and drops a slash at its end', () => {
    expect(configOf({ PORT: '8080' }).appUrl).toBe('http://localhost:8080');
    expect(configOf({ APP_URL: 'https://oja.example/' }).appUrl).toBe('https://oja.example');
  });

  test('leaves the demo out and logs more in production', () => {
    const production = { NODE_ENV: 'production', APP_KEYS: key };
    expect(configOf(production)).toMatchObject({ demo: false, logLevel: 'info' });
    expect(configOf({ ...production, DEMO: 'on', LOG_LEVEL: 'error' })).toMatchObject({
      demo: true,
      logLevel: 'error',
    });
    expect(configOf({ DEMO: 'off' }).demo).toBe(false);
  });

  test.each([
    ['on', true],
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY=%s', (text, value) => {
    expect(configOf({ TRUST_PROXY: text }).trustProxy).toBe(value);
  });

  test.each([
    'postgres://user:pass@host:5432/oja',
    'postgresql://host/oja',
    'postgres:///oja?host=/run/postgresql',
  ])('accepts the database address %s', (url) => {
    expect(configOf({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('reads keys, payments, mail and storage', () => {
    const config = configOf({
      APP_KEYS: key,
      PAYSTACK_SECRET_KEY: 'sk',
      SMTP_URL: 'smtp://localhost:25',
      ...s3,
    });
    expect(config.appKeys?.map(({ id }) => id)).toEqual(['k1']);
    expect(config.paystack).toEqual({ secretKey: 'sk', baseUrl: 'https://api.paystack.co' });
    expect(config.smtpUrl).toBe('smtp://localhost:25');
    expect(config.s3).toMatchObject({ bucket: 'oja', region: 'af-south-1' });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['ROLE', 'boss'],
    ['NODE_ENV', 'staging'],
    ['WEB_CONCURRENCY', '0'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
    ['APP_URL', 'oja.example'],
    ['DATABASE_URL', 'mysql://host/oja'],
    ['SMTP_URL', 'http://host'],
    ['APP_KEYS', 'too-short'],
  ])('refuses %s=%s with one sentence that names the variable', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} .+\\.$`));
  });

  test('refuses production without keys, and says how to make one', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(/^APP_KEYS is required .*openssl rand/),
    ]);
  });

  test.each(Object.keys(s3))('refuses storage without %s', (name) => {
    expect(faultsOf({ ...s3, [name]: '' })).toEqual([expect.stringContaining(name)]);
  });

  test.each([
    ['DATABASE_OWNER_URL', 'postgres://owner@host/oja'],
    ['PAYSTACK_BASE_URL', 'https://api.paystack.co'],
  ])('refuses %s without the variable it belongs to', (name, value) => {
    expect(faultsOf({ [name]: value })).toHaveLength(1);
  });

  test('reports everything that is wrong at once, and shows no secret', () => {
    const faults = faultsOf({
      PORT: 'x',
      ROLE: 'x',
      NODE_ENV: 'production',
      DATABASE_URL: 'hunter2',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    });
    expect(faults).toHaveLength(5);
    expect(faults.join()).not.toContain('hunter2');
  });
});

describe('readConfig', () => {
  test('throws all faults as one message for the terminal', () => {
    expect(() => readConfig({ PORT: 'x', ROLE: 'x' })).toThrow(/ROLE.*\n.*PORT/s);
  });
});
