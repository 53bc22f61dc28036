import { type SanctionKind, sanctionKinds, sanctionTerms } from '@oja/contract/account-standing';
import type { BodySent } from '@oja/contract/endpoint';
import type { sanctionEndpoints } from '@oja/contract/sanctions';
import { requiredText, text } from '@oja/contract/text';
import { z } from 'zod';
import { countOf } from '@/lib/counts';

type NewSanction = BodySent<typeof sanctionEndpoints.addSanction>;

const dayChoices = [1, 3, 7, 14, 30, 90] as const;
/** A select cannot hold an empty value. */
const untilLifted = 'until_lifted';

/** How long it stands; a select knows texts alone. */
export const durationOptions: readonly { value: string; label: string }[] = [
  ...dayChoices.map((days) => ({ value: String(days), label: countOf(days, 'day') })),
  { value: untilLifted, label: 'Until it is lifted' },
];

export const sanctionForm = z.strictObject({
  kind: z.enum(sanctionKinds),
  days: z.string(),
  reason: requiredText(sanctionTerms.reasonLength),
  note: text(sanctionTerms.noteLength),
});
export type SanctionForm = z.infer<typeof sanctionForm>;

export function sanctionOf({ kind, days, reason, note }: SanctionForm): NewSanction {
  return {
    kind,
    reason,
    ...(note === '' ? {} : { note }),
    ...(kind === 'warning' || days === untilLifted ? {} : { days: Number(days) }),
  };
}

/** What each of them does, as the dialog says it. */
export const sanctionEffects: Readonly<Record<SanctionKind, string>> = {
  warning: 'They are told, and it stays on record. Nothing is stopped.',
  selling_paused:
    'Their listings leave the market and they cannot offer others. Sales that have begun go on.',
  withdrawals_paused: 'New withdrawals are refused, and those that have not left yet are set aside.',
  suspension:
    'They are signed out everywhere at once and cannot sign in. What they offer leaves the market, withdrawals wait, and purchases that have begun go on.',
};
