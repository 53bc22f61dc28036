import {
  type HandoverKind,
  handoverKindLabels,
  handoverKindsByPlatform,
  type Mailbox,
  refusedGoods,
} from '@oja/contract/handover-labels';
import { type Platform, platformLabels } from '@oja/contract/listing-labels';

export interface OfferedGoods {
  platform: Platform;
  /** As the seller stated it; undefined is the specified hand-over, which every platform has. */
  kind: HandoverKind | undefined;
  mailbox: Mailbox | null;
}

/** The field and the sentence with the way out, for goods that cannot be handed over; undefined for all others. */
export function refuseGoods({
  platform,
  kind,
  mailbox,
}: OfferedGoods): { field: 'handover_kind' | 'mailbox'; message: string } | undefined {
  const offered = handoverKindsByPlatform[platform];
  const stated = kind ?? (mailbox === null ? undefined : 'credentials');
  if (stated !== undefined && !offered.includes(stated)) {
    const refused = refusedGoods[platform];
    const isRefusedGoods = stated === 'credentials' && refused?.hasLogin;
    return {
      field: 'handover_kind',
      message: isRefusedGoods ? refused.wayOut : kindsSentence(platform),
    };
  }
  if (mailbox !== null && stated !== 'credentials') {
    return {
      field: 'mailbox',
      message: 'Only an account whose login details are handed over has a mailbox.',
    };
  }
  return undefined;
}

function kindsSentence(platform: Platform): string {
  const labels = handoverKindsByPlatform[platform].map((kind) => handoverKindLabels[kind]);
  return `On ${platformLabels[platform]} an account is handed over like this: ${labels.join(', or: ')}.`;
}
