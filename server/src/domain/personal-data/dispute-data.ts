import { retentionDays } from './periods.ts';
import { claims, traders } from './purchase-texts.ts';
import type { PersonalData } from './types.ts';

/** Disputes, rulings about them and appeals. */
export const disputeData: readonly PersonalData[] = [
  {
    table: 'disputes',
    columns: ['description', 'details', 'early_reason', 'replacement'],
    whose: traders,
    what: 'What the buyer complained about, how it was decided, replaced login details (sealed)',
    why: claims,
    ground: 'legitimate interest',
    kept: 'As long as the purchase',
    erasure: {
      kind: 'handler',
      handler: 'forgetDisputes',
      does: 'Words of the person in disputes and purchases are overwritten',
      afterDays: retentionDays.claims,
    },
    exported: {
      section: 'disputes',
      owner: 'buyer_id',
      columns: ['reason', 'description', 'status', 'outcome', 'details', 'opened_at', 'resolved_at'],
    },
  },
  {
    table: 'rulings',
    columns: ['details', 'early_reason'],
    whose: traders,
    what: 'How a dispute was decided, by which rule and on which evidence',
    why: claims,
    ground: 'legitimate interest',
    kept: 'As long as the purchase',
    erasure: {
      kind: 'follows',
      table: 'disputes',
      column: 'description',
      how: 'Overwritten with the words of the disputes',
    },
    exported: { no: 'Stands under disputes' },
  },
  {
    table: 'appeals',
    columns: ['text', 'details'],
    whose: traders,
    what: 'Why a person appealed against a decision, and how the appeal was decided',
    why: claims,
    ground: 'legitimate interest',
    kept: 'As long as the purchase',
    erasure: {
      kind: 'follows',
      table: 'disputes',
      column: 'description',
      how: 'Overwritten with the words of the disputes',
    },
    exported: {
      section: 'appeals',
      owner: 'appellant_id',
      columns: ['purchase_id', 'text', 'status', 'details', 'award_kobo', 'opened_at', 'decided_at'],
    },
  },
];
