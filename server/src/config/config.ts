import { resolve } from 'node:path';
import { trimTrailing } from '@oja/contract/trim-trailing';
import { z } from 'zod';
import { type AppKey, parseAppKeys } from '../crypto/app-keys.ts';
import type { S3Config } from '../gateways/storage/index.ts';
import { StartupFault } from './startup-fault.ts';

export interface Config {
  nodeEnv: 'development' | 'production' | 'test';
  role: 'all' | 'api' | 'worker';
  host: string;
  port: number;
  /** Public address of Oja, without a trailing slash. Links in mails start with it. */
  appUrl: string;
  webConcurrency: number;
  /** Fastify's `trustProxy`: the proxies whose X-Forwarded-For is trusted. */
  trustProxy: boolean | number | string;
  /** Token for /metrics; when undefined, programs on this machine may read it, unless a proxy is trusted. */
  metricsToken: string | undefined;
  /** Multiplies every rate limit per address and per person, for load tests. */
  rateLimitFactor: number;
  /** False disables the market cache, for load tests. */
  marketCache: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  demo: boolean;
  dataDir: string;
  /** Undefined means the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Runs the migrations; undefined when DATABASE_URL does that too. */
  databaseOwnerUrl: string | undefined;
  /** Undefined means the keys in the data folder. */
  appKeys: AppKey[] | undefined;
  /** Undefined means the built-in simulator. */
  paystack: { secretKey: string; baseUrl: string } | undefined;
  /** Undefined means files in the data folder. */
  smtpUrl: string | undefined;
  /** Takes precedence over the administrators' settings; undefined means those settings. */
  twilio: { accountSid: string; authToken: string } | undefined;
  twilioUrl: string;
  /** Undefined means the data folder. */
  s3: S3Config | undefined;
}

export function isProduction(config: Config): boolean {
  return config.nodeEnv === 'production';
}

export type ParsedConfig = { config: Config } | { faults: string[] };

type Environment = Record<string, string | undefined>;

export function readConfig(env: Environment): Config {
  const parsed = parseConfig(env);
  if ('config' in parsed) return parsed.config;
  throw new StartupFault(parsed.faults.join('\n'));
}

/** Pure: returns the configuration, or every fault of the environment. */
export function parseConfig(env: Environment): ParsedConfig {
  const given = withoutEmpty(env);
  const parsed = variables.safeParse(given);
  const faults = [...(parsed.error?.issues.map((issue) => issue.message) ?? []), ...faultsAcross(given)];
  if (parsed.data === undefined || faults.length > 0) return { faults };
  return { config: toConfig(parsed.data) };
}

/** An empty variable counts as unset, as is usual in shells and .env files. */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

function wholeNumber(name: string, range: { min: number; max: number }) {
  const sentence = `${name} must be a whole number from ${range.min} to ${range.max}.`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .pipe(z.number().min(range.min, sentence).max(range.max, sentence));
}

function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return z.enum(values, { error: `${name} must be one of: ${values.join(', ')}.` });
}

function url(name: string, options: { protocol: RegExp; example: string }) {
  return z.url({
    protocol: options.protocol,
    error: `${name} must be an address such as ${options.example}.`,
  });
}

const postgresUrl = (name: string) =>
  url(name, { protocol: /^postgres(ql)?$/, example: 'postgres://user:password@host:5432/oja' });

const httpUrl = (name: string, example: string) =>
  url(name, { protocol: /^https?$/, example }).transform((text) => trimTrailing(text, /\//));

const variables = z.object({
  NODE_ENV: oneOf('NODE_ENV', ['development', 'production', 'test']).default('development'),
  ROLE: oneOf('ROLE', ['all', 'api', 'worker']).default('all'),
  HOST: z.string().trim().default('127.0.0.1'),
  PORT: wholeNumber('PORT', { min: 1, max: 65_535 }).default(3000),
  APP_URL: httpUrl('APP_URL', 'https://oja.example').optional(),
  WEB_CONCURRENCY: wholeNumber('WEB_CONCURRENCY', { min: 1, max: 64 }).default(1),
  TRUST_PROXY: z.string().trim().transform(parseTrust).default(false),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(
      /^[A-Za-z0-9_-]{32,100}$/,
      'METRICS_TOKEN must be 32 to 100 letters, digits, hyphens or underscores.',
    )
    .optional(),
  RATE_LIMIT_FACTOR: z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?$/, 'RATE_LIMIT_FACTOR must be a number above 0, such as 10.')
    .transform(Number)
    .pipe(z.number().positive('RATE_LIMIT_FACTOR must be a number above 0, such as 10.'))
    .default(1),
  MARKET_CACHE: oneOf('MARKET_CACHE', ['on', 'off']).default('on'),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DEMO: oneOf('DEMO', ['on', 'off']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl('DATABASE_URL').optional(),
  DATABASE_OWNER_URL: postgresUrl('DATABASE_OWNER_URL').optional(),
  APP_KEYS: z.string().transform(parseKeys).optional(),
  PAYSTACK_SECRET_KEY: z.string().trim().optional(),
  PAYSTACK_BASE_URL: httpUrl('PAYSTACK_BASE_URL', 'https://api.paystack.co').optional(),
  SMTP_URL: url('SMTP_URL', { protocol: /^smtps?$/, example: 'smtps://user:password@host:465' }).optional(),
  TWILIO_ACCOUNT_SID: z.string().trim().optional(),
  TWILIO_AUTH_TOKEN: z.string().trim().optional(),
  TWILIO_BASE_URL: httpUrl('TWILIO_BASE_URL', 'https://api.twilio.com').default('https://api.twilio.com'),
  S3_ENDPOINT: httpUrl('S3_ENDPOINT', 'https://s3.eu-west-1.amazonaws.com').optional(),
  S3_BUCKET: z.string().trim().optional(),
  S3_REGION: z.string().trim().optional(),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
});

type Variables = z.infer<typeof variables>;

function parseTrust(text: string): boolean | number | string {
  if (text === 'on') return true;
  if (text === 'off') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function parseKeys(text: string, context: z.core.$RefinementCtx<string>): AppKey[] {
  try {
    return parseAppKeys(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
}

const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

function faultsAcross(env: Environment): string[] {
  const faults: string[] = [];
  if (env.NODE_ENV === 'production' && !env.APP_KEYS) {
    faults.push(
      'APP_KEYS is required when NODE_ENV=production. Make one with: echo "k1:$(openssl rand -base64 32)" ' +
        'and keep it safe, because what it encrypts cannot be read without it.',
    );
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    faults.push(
      'DATABASE_OWNER_URL is set without DATABASE_URL. Set both, or neither for the embedded database.',
    );
  }
  if (env.PAYSTACK_BASE_URL && !env.PAYSTACK_SECRET_KEY) {
    faults.push(
      'PAYSTACK_BASE_URL is set without PAYSTACK_SECRET_KEY. Set both, or neither for the simulator.',
    );
  }
  if (Boolean(env.TWILIO_ACCOUNT_SID) !== Boolean(env.TWILIO_AUTH_TOKEN)) {
    faults.push('TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN belong together. Set both, or neither.');
  }
  const missing = s3Names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < s3Names.length) {
    faults.push(`${missing.join(', ')} must be set as well, because other S3_ variables are.`);
  }
  return faults;
}

function toConfig(env: Variables): Config {
  const production = env.NODE_ENV === 'production';
  return {
    nodeEnv: env.NODE_ENV,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    appUrl: env.APP_URL ?? `http://localhost:${env.PORT}`,
    webConcurrency: env.WEB_CONCURRENCY,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    marketCache: env.MARKET_CACHE === 'on',
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo: env.DEMO ? env.DEMO === 'on' : !production,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    appKeys: env.APP_KEYS,
    paystack: env.PAYSTACK_SECRET_KEY
      ? { secretKey: env.PAYSTACK_SECRET_KEY, baseUrl: env.PAYSTACK_BASE_URL ?? 'https://api.paystack.co' }
      : undefined,
    smtpUrl: env.SMTP_URL,
    twilio:
      env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN
        ? { accountSid: env.TWILIO_ACCOUNT_SID, authToken: env.TWILIO_AUTH_TOKEN }
        : undefined,
    twilioUrl: env.TWILIO_BASE_URL,
    s3: s3ConfigOf(env),
  };
}

function s3ConfigOf(env: Variables): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Whether browsers reach Oja over HTTPS. */
export function hasSecureOrigin({ appUrl }: Pick<Config, 'appUrl'>): boolean {
  return appUrl.startsWith('https:');
}

/** Without a Paystack key the simulator is used, except in production. */
export function usesSimulator(config: Config): boolean {
  return config.paystack === undefined && !isProduction(config);
}
