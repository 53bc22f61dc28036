import type { PersonalData } from './types.ts';

/** What people write to each other. */
export const messageData: readonly PersonalData[] = [
  {
    table: 'messages',
    columns: ['text', 'masked_text', 'search'],
    whose: 'Sender',
    what: 'Messages between two people',
    why: 'To talk about an account',
    ground: 'contract',
    kept: 'Until the account is deleted',
    erasure: {
      kind: 'handler',
      handler: 'eraseMessages',
      does: 'Messages become empty, their pictures are removed, blocks and counts are deleted',
      afterDays: 0,
    },
    exported: { section: 'messages', handler: 'messages' },
  },
  {
    table: 'conversations',
    columns: ['subject', 'masked_subject', 'handle'],
    whose: 'Both sides of a conversation',
    what: 'Subject, and the account it is about',
    why: 'To show what is talked about',
    ground: 'contract',
    kept: 'Until the account of the asking side is deleted',
    erasure: {
      kind: 'follows',
      table: 'messages',
      column: 'text',
      how: 'Overwritten with the messages and the listings',
    },
    exported: { no: 'Stands under messages' },
  },
  {
    table: 'message_words',
    columns: ['word'],
    whose: 'Both sides of a conversation',
    what: 'Which words occur in a conversation',
    why: 'To search in own messages',
    ground: 'contract',
    kept: 'As long as the messages',
    erasure: {
      kind: 'follows',
      table: 'messages',
      column: 'text',
      how: 'Counted anew when messages are emptied',
    },
    exported: { no: 'Derived from messages' },
  },
  {
    table: 'message_blocks',
    columns: ['blocked_id'],
    whose: 'Account holder',
    what: 'Whom a person has blocked',
    why: 'To respect the choice',
    ground: 'contract',
    kept: 'Until the block is lifted',
    erasure: { kind: 'follows', table: 'messages', column: 'text', how: 'Deleted with the messages' },
    exported: { section: 'blocks', owner: 'blocker_id', columns: ['created_at'] },
  },
];
