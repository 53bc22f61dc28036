import { z } from 'zod';
import type { State } from './state.ts';

/** Behaviour of the simulator. Stored in the state file, so that it applies to every process. */
export const settingsSchema = z.strictObject({
  /** Test mode pays transfers at once; `pending` replies pending and settles after `settleAfterMs`. */
  transfers: z.enum(['success', 'pending']).default('success'),
  /** `late` leaves a paid charge `ongoing` for `settleAfterMs`, as a slow bank transfer would. */
  charges: z.enum(['instant', 'late']).default('instant'),
  /** How refunds end. */
  refunds: z.enum(['processed', 'failed', 'needs-attention']).default('processed'),
  /** `settled`: collections go to the merchant's bank. `kept`: they stay in the balance that pays transfers. */
  collections: z.enum(['settled', 'kept']).default('settled'),
  /** Virtual time between two steps of a transfer, refund or late charge. */
  settleAfterMs: z.int().min(0).default(2_000),
  retrySchedule: z.enum(['test', 'live']).default('test'),
  /** How often unusual but documented replies are sent: by the seeded dice, never, or always. */
  variants: z.enum(['seeded', 'none', 'all']).default('seeded'),
  /** Calls allowed per window of virtual time; none by default. */
  quotas: z
    .array(
      z.strictObject({
        endpoint: z.string(),
        limit: z.int().min(0),
        windowSeconds: z.int().min(1).default(60),
      }),
    )
    .default([]),
  /** Test mode of Paystack resolves three accounts of real banks a day; null lifts that. */
  liveResolvesPerDay: z.int().min(0).nullable().default(null),
});

export type Settings = z.infer<typeof settingsSchema>;

const row = z.object({ body: z.string() });

export interface SettingsStore {
  read(): Settings;
  change(part: Partial<Settings>): Settings;
}

export function createSettings(state: State): SettingsStore {
  const read = () => {
    const stored = state.get(row, 'select body from settings');
    return settingsSchema.parse(stored === undefined ? {} : JSON.parse(stored.body));
  };
  return {
    read,
    change: (part) =>
      state.transaction(() => {
        const body = settingsSchema.parse({ ...read(), ...part });
        state.run(
          'insert into settings (one, body) values (1, :body) on conflict (one) do update set body = :body',
          {
            body: JSON.stringify(body),
          },
        );
        return body;
      }),
  };
}
