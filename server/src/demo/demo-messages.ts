import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@oja/contract/durations';
import type { Priority } from '@oja/contract/messaging';
import type { Deps } from '../deps/deps.ts';
import { openConversation, readConversation, sendMessage } from '../modules/talk/messaging/index.ts';

/** One conversation: who asks whom about which listing, and the messages in turn. */
interface DemoConversation {
  asker: string;
  seller: string;
  /** The position among the seller's listings on the market, newest first. */
  listing: number;
  subject: string;
  priority: Priority;
  hoursAgo: number;
  /** The first is the asker's. */
  messages: readonly { by: 'asker' | 'seller'; text: string }[];
  /** Who has read to the end. */
  readBy: readonly ('asker' | 'seller')[];
}

const demoConversations: readonly DemoConversation[] = [
  {
    asker: 'tobi@oja.test',
    seller: 'seller@oja.test',
    listing: 1,
    subject: 'Posting schedule',
    priority: 'low',
    hoursAgo: 3 * 24,
    messages: [
      { by: 'asker', text: 'Good day! How often did you post here, and at what time of the day?' },
      { by: 'seller', text: 'Four times a week, around 7 pm. The clips on Sunday do best.' },
      { by: 'asker', text: 'Thank you, that helps a lot.' },
    ],
    readBy: ['asker', 'seller'],
  },
  {
    asker: 'buyer@oja.test',
    seller: 'nneka@oja.test',
    listing: 0,
    subject: 'Is the audience mostly in Nigeria?',
    priority: 'medium',
    hoursAgo: 50,
    messages: [
      { by: 'asker', text: 'Hello! What share of the followers is in Nigeria?' },
      { by: 'seller', text: 'About 78%, then Ghana and the UK. I can send the insights page.' },
      { by: 'asker', text: 'Please do! Or on WhatsApp, my number is 0803 555 0142.' },
      {
        by: 'seller',
        text: 'Oja hides numbers until you have bought something, and I like to keep everything here anyway.',
      },
    ],
    readBy: ['asker', 'seller'],
  },
  {
    asker: 'buyer@oja.test',
    seller: 'seller@oja.test',
    listing: 0,
    subject: 'Is the original e-mail address included?',
    priority: 'high',
    hoursAgo: 5,
    messages: [
      { by: 'asker', text: 'Hello, does the account come with the e-mail address it was made with?' },
      { by: 'seller', text: 'Yes, you get the original address and the recovery codes with it.' },
      { by: 'asker', text: 'Great. And is the price final?' },
      { by: 'seller', text: 'For you I can go down to ₦60,000 if you decide this week.' },
    ],
    readBy: ['seller'],
  },
  {
    asker: 'halima@oja.test',
    seller: 'seller@oja.test',
    listing: 1,
    subject: 'I would like to buy today',
    priority: 'urgent',
    hoursAgo: 2,
    messages: [
      { by: 'asker', text: 'Is it still there? I can pay within the hour.' },
      { by: 'asker', text: 'Call me on 0812 555 0199, or tell me here whether ads ever ran on it.' },
    ],
    readBy: [],
  },
  {
    asker: 'admin@oja.test',
    seller: 'seller@oja.test',
    listing: 2,
    subject: 'A sharper screenshot, please',
    priority: 'medium',
    hoursAgo: 1,
    messages: [
      {
        by: 'asker',
        text: 'The second screenshot of this listing is hard to read. Could you replace it? Buyers decide by it.',
      },
    ],
    readBy: [],
  },
];

const betweenMs = 4 * minuteMs;

/** Conversations of the demo users, created through the use cases. Existing ones are skipped. */
export async function loadDemoMessages(deps: Deps): Promise<void> {
  const rows = await deps.db.selectFrom('users').select(['id', 'role', 'email']).execute();
  const people = new Map(rows.map((row) => [row.email, row]));
  const before = await deps.db.selectFrom('conversations').select('askerId').execute();
  if (before.length >= demoConversations.length) return;
  for (const conversation of demoConversations) {
    const asker = people.get(conversation.asker);
    const seller = people.get(conversation.seller);
    if (asker && seller) await loadConversation(deps, conversation, { asker, seller });
  }
  // No mail is sent for these messages.
  await deps.db.updateTable('conversationMembers').set({ mailDueAt: null, mailedAt: deps.now() }).execute();
}

type Member = { id: string; role: Parameters<typeof openConversation>[1]['sender']['role'] };

async function loadConversation(
  deps: Deps,
  conversation: DemoConversation,
  people: { asker: Member; seller: Member },
): Promise<void> {
  const listing = await deps.db
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', people.seller.id)
    .where('status', '=', 'posted')
    .orderBy('createdAt', 'desc')
    .offset(conversation.listing)
    .limit(1)
    .executeTakeFirst();
  const [first, ...rest] = conversation.messages;
  if (listing === undefined || first === undefined) return;
  const isHeld = await deps.db
    .selectFrom('conversations')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('askerId', '=', people.asker.id)
    .executeTakeFirst();
  if (isHeld) return;
  let sentMs = deps.now().getTime() - conversation.hoursAgo * hourMs;
  const then = (): Deps => {
    const moment = new Date(sentMs);
    sentMs += betweenMs;
    return { ...deps, now: () => moment };
  };
  const conversationId = await openConversation(then(), {
    sender: people.asker,
    about: { listingId: listing.id },
    clientId: randomUUID(),
    subject: conversation.subject,
    priority: conversation.priority,
    message: first.text,
  });
  for (const { by, text } of rest) {
    await sendMessage(then(), {
      conversationId,
      sender: people[by],
      clientId: randomUUID(),
      text,
      imageIds: [],
    });
  }
  const answered = conversation.messages.findLastIndex(({ by }) => by === 'asker') + 1;
  for (const side of ['asker', 'seller'] as const) {
    const wrote = conversation.messages.some(({ by }) => by === side);
    const position = conversation.readBy.includes(side)
      ? conversation.messages.length
      : side === 'asker' && wrote
        ? answered
        : 0;
    await readConversation(deps, { conversationId, userId: people[side].id, position });
  }
}
