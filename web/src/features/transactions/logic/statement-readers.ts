import { type StaffCase, type StatementReaders, statementReaders } from '@oja/contract/disputes';

interface ReadersTexts {
  label: string;
  hint: string;
  button: string;
  toast: { title: string; description: string };
}

export const readersTexts: Record<StatementReaders, ReadersTexts> = {
  both: {
    label: 'Both sides',
    hint: 'Both sides read it.',
    button: 'Send to both sides',
    toast: { title: 'Statement Added', description: 'Both sides can read it now.' },
  },
  buyer: {
    label: 'The buyer only',
    hint: 'The buyer reads it, the seller does not. Both sides read the answer.',
    button: 'Send to the buyer',
    toast: { title: 'Statement Added', description: 'The buyer can read it now.' },
  },
  seller: {
    label: 'The seller only',
    hint: 'The seller reads it, the buyer does not. Both sides read the answer.',
    button: 'Send to the seller',
    toast: { title: 'Statement Added', description: 'The seller can read it now.' },
  },
  staff: {
    label: 'Staff only',
    hint: 'Neither side ever reads it.',
    button: 'Save note',
    toast: { title: 'Note Added', description: 'Only staff can read it.' },
  },
};

/** Whom staff can write to: once a dispute is over, only each other. */
export function readersFor(actions: StaffCase['actions']): StatementReaders[] {
  if (actions.includes('state')) return [...statementReaders];
  return actions.includes('note') ? ['staff'] : [];
}

/** What stands beside a statement that not everyone reads. */
export function readersMark(readBy: StatementReaders): string | undefined {
  if (readBy === 'both') return undefined;
  return readBy === 'staff' ? 'Note for staff' : `To the ${readBy} only`;
}
