import {
  coverDays,
  type HandoverKind,
  handoverGoods,
  handoverKindLabels,
  handoverKindsByPlatform,
  type Mailbox,
  refusedGoods,
} from '@oja/contract/handover-labels';
import type { Platform } from '@oja/contract/listing-labels';

/** `refused`: goods of the platform that cannot be sold. */
export type HandoverChoice = HandoverKind | 'refused';

export interface HandoverForm {
  /** Empty until one is chosen; then the usual one of the platform counts. */
  handover_kind: HandoverChoice | '';
  mailbox: Mailbox | '';
  cover_days: string;
  /** The platform on which the listing is handed over as specified already, which stays possible. */
  specified_on: Platform | '';
}

export const emptyHandover: HandoverForm = {
  handover_kind: '',
  mailbox: '',
  cover_days: '0',
  specified_on: '',
};

type Chosen = Pick<HandoverForm, 'handover_kind' | 'specified_on'> & { platform: Platform | '' };

/** The choices of the platform, the usual one first. */
export function choicesOf({ platform, specified_on: specifiedOn }: Omit<Chosen, 'handover_kind'>) {
  if (platform === '') return [];
  const kinds: readonly HandoverKind[] = handoverKindsByPlatform[platform];
  const asSpecified = specifiedOn === platform && !kinds.includes('credentials');
  const choices: HandoverChoice[] = [
    ...(asSpecified ? (['credentials'] as const) : []),
    ...kinds,
    ...(refusedGoods[platform] ? (['refused'] as const) : []),
  ];
  return choices;
}

/** The choice that counts. One that the platform does not have is kept for when the platform is changed back. */
export function choiceOf(form: Chosen): HandoverChoice {
  const choices = choicesOf(form);
  return choices.find((choice) => choice === form.handover_kind) ?? choices[0] ?? 'credentials';
}

export function choiceTexts(platform: Platform, choice: HandoverChoice): { label: string; hint?: string } {
  if (choice === 'refused') return { label: refusedGoods[platform]?.goods ?? 'Something else' };
  const goods = handoverGoods[platform]?.[choice];
  return goods === undefined
    ? { label: handoverKindLabels[choice] }
    : { label: goods, hint: handoverKindLabels[choice] };
}

/** As it is sent. Login details and a mailbox belong to one kind alone, and what was typed there stays in the form. */
export function handoverOf(form: Chosen & Pick<HandoverForm, 'mailbox' | 'cover_days'>) {
  const kind = choiceOf(form);
  const isSent = kind === 'credentials' && !isAsSpecified(form);
  return {
    handover_kind: kind,
    mailbox: isSent && form.mailbox !== '' ? form.mailbox : null,
    cover_days: coverDays.find((days) => String(days) === form.cover_days) ?? 0,
  };
}

/** Login details on a platform that hands over otherwise by now: no plan, so no mailbox to state. */
export function isAsSpecified(form: Chosen): boolean {
  const { platform } = form;
  if (platform === '' || choiceOf(form) !== 'credentials') return false;
  const kinds: readonly HandoverKind[] = handoverKindsByPlatform[platform];
  return !kinds.includes('credentials');
}
