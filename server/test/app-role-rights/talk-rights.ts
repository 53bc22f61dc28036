import type { Rights } from './rights.ts';

/** Rights on the tables of the modules of talk. */
export const talkRights: Readonly<Record<string, Rights>> = {
  canned_replies: { insert: true, update: ['title', 'text', 'updated_at', 'updated_by'], delete: true },
  conversation_members: {
    insert: true,
    update: ['unread', 'read_position', 'last_message_at', 'priority_rank', 'mail_due_at', 'mailed_at'],
    delete: false,
  },
  conversation_reveals: { insert: true, update: ['revealed_at'], delete: false },
  conversations: {
    insert: true,
    update: ['handle', 'subject', 'masked_subject', 'priority', 'last_position', 'asked_at', 'answered_at'],
    delete: false,
  },
  message_blocks: { insert: true, update: [], delete: true },
  message_days: { insert: true, update: ['received'], delete: true },
  message_images: { insert: true, update: ['message_id', 'position', 'created_at'], delete: false },
  messages: { insert: true, update: ['text', 'masked_text', 'erased_at', 'taken_down_at'], delete: false },
  report_events: { insert: true, update: ['text'], delete: false },
  reports: {
    insert: true,
    update: [
      'title',
      'reporter',
      'reason',
      'description',
      'snapshot',
      'status',
      'priority',
      'claimed_by',
      'claimed_until',
      'decided_by',
      'decided_at',
      'outcome',
      'hidden_by',
      'hidden_at',
      'hidden_reason',
    ],
    delete: false,
  },
  said_words: { insert: true, update: ['newest_position'], delete: true },
  ticket_events: { insert: true, update: [], delete: false },
  ticket_images: { insert: true, update: [], delete: false },
  ticket_messages: { insert: true, update: [], delete: false },
  tickets: {
    insert: true,
    update: ['status', 'assignee_id', 'updated_at', 'due_at', 'late_told_at', 'first_answered_at'],
    delete: true,
  },
};
