import { randomUUID } from 'node:crypto';
import type { Priority } from '@oja/contract/messaging';
import type { Deps } from '../deps.ts';
import { openConversation, readConversation, sendMessage } from '../modules/messaging/index.ts';

/** One conversation: who asks whom about which of their accounts on the market, and what is said, in turn. */
interface DemoTalk {
  asker: string;
  seller: string;
  /** Counted among the seller's accounts on the market, the newest first. */
  listing: number;
  subject: string;
  priority: Priority;
  hoursAgo: number;
  /** The first is the asker's. */
  said: readonly { by: 'asker' | 'seller'; text: string }[];
  /** Who has read to the end. */
  readBy: readonly ('asker' | 'seller')[];
}

const talks: readonly DemoTalk[] = [
  {
    asker: 'tobi@oja.test',
    seller: 'seller@oja.test',
    listing: 1,
    subject: 'Posting schedule',
    priority: 'low',
    hoursAgo: 72,
    said: [
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
    said: [
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
    said: [
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
    said: [
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
    said: [
      {
        by: 'asker',
        text: 'The second screenshot of this listing is hard to read. Could you replace it? Buyers decide by it.',
      },
    ],
    readBy: [],
  },
];

const hourMs = 3_600_000;
const betweenMs = 4 * 60_000;

/** Conversations for the demo people, held through the use cases of real ones. What is there already is left alone. */
export async function loadDemoMessages(deps: Deps): Promise<void> {
  const rows = await deps.db.selectFrom('users').select(['id', 'role', 'email']).execute();
  const people = new Map(rows.map((row) => [row.email, row]));
  const before = await deps.db.selectFrom('conversations').select('askerId').execute();
  if (before.length >= talks.length) return;
  for (const talk of talks) {
    const asker = people.get(talk.asker);
    const seller = people.get(talk.seller);
    if (asker && seller) await hold(deps, talk, { asker, seller });
  }
  // Nobody was away: it was said before anybody looked.
  await deps.db.updateTable('conversationMembers').set({ mailDueAt: null, mailedAt: deps.now() }).execute();
}

type Speaker = { id: string; role: Parameters<typeof openConversation>[1]['sender']['role'] };

async function hold(deps: Deps, talk: DemoTalk, people: { asker: Speaker; seller: Speaker }): Promise<void> {
  const listing = await deps.db
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', people.seller.id)
    .where('status', '=', 'posted')
    .orderBy('createdAt', 'desc')
    .offset(talk.listing)
    .limit(1)
    .executeTakeFirst();
  const [first, ...rest] = talk.said;
  if (listing === undefined || first === undefined) return;
  const isHeld = await deps.db
    .selectFrom('conversations')
    .select('id')
    .where('listingId', '=', listing.id)
    .where('askerId', '=', people.asker.id)
    .executeTakeFirst();
  if (isHeld) return;
  let saidMs = deps.now().getTime() - talk.hoursAgo * hourMs;
  const then = (): Deps => {
    const moment = new Date(saidMs);
    saidMs += betweenMs;
    return { ...deps, now: () => moment };
  };
  const conversationId = await openConversation(then(), {
    sender: people.asker,
    about: { listingId: listing.id },
    clientId: randomUUID(),
    subject: talk.subject,
    priority: talk.priority,
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
  const answered = talk.said.findLastIndex(({ by }) => by === 'asker') + 1;
  for (const side of ['asker', 'seller'] as const) {
    const wrote = talk.said.some(({ by }) => by === side);
    const position = talk.readBy.includes(side) ? talk.said.length : side === 'asker' && wrote ? answered : 0;
    await readConversation(deps, { conversationId, userId: people[side].id, position });
  }
}
