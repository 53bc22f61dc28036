/** An address that may only be known once the server listens. */
export type Address = string | (() => string);

export interface SimulatorOptions {
  /** The SQLite file with the state; `:memory:` for a single process without persistence. */
  stateFile: string;
  /** The public URL of the simulator, prefix included: `http://localhost:3000/paystack-simulator`. */
  publicUrl: Address;
  /** The key that clients send and webhooks are signed with. Only `sk_test_…`: there is no live mode. */
  secretKey: string;
  /** The webhook URL; without it events are recorded and marked dropped. */
  webhookUrl?: Address | undefined;
  /** Real time in milliseconds, for tests that stop it. */
  now?: (() => number) | undefined;
  /** How long one delivery may take in real time. Paystack waits 30 seconds in test mode. */
  webhookTimeoutMs?: number | undefined;
  /** How long a call that is meant to time out is held in real time before its connection is cut. */
  holdMs?: number | undefined;
  /** The transfer balance of a new or reset world. */
  initialBalanceKobo?: number | undefined;
}

export interface CompleteOptions {
  publicUrl: () => string;
  webhookUrl: () => string | undefined;
  secretKey: string;
  realNow: () => number;
  webhookTimeoutMs: number;
  holdMs: number;
  initialBalanceKobo: number;
}

const oneBillionNairaKobo = 100_000_000_000;

export function completeOptions(options: SimulatorOptions): CompleteOptions {
  if (!/^sk_test_\S+$/.test(options.secretKey))
    throw new Error('The Paystack simulator takes only a secret key that starts with sk_test_.');
  const { publicUrl, webhookUrl } = options;
  return {
    publicUrl: () => (typeof publicUrl === 'string' ? publicUrl : publicUrl()).replace(/\/$/, ''),
    webhookUrl: () => (typeof webhookUrl === 'function' ? webhookUrl() : webhookUrl),
    secretKey: options.secretKey,
    realNow: options.now ?? Date.now,
    webhookTimeoutMs: options.webhookTimeoutMs ?? 30_000,
    holdMs: options.holdMs ?? 60_000,
    initialBalanceKobo: options.initialBalanceKobo ?? oneBillionNairaKobo,
  };
}
