import { defineMeasure } from '../measure.ts';
import { compareTimes, timePages } from '../support/compare-times.ts';
import { addConversations, addMessages } from '../support/fill-conversations.ts';
import { addListings, addTraders } from '../support/fill-purchases.ts';
import { startFilledApi } from '../support/filled-api.ts';

const few = 100;
/** A smaller number is for a quick test of the measure; this is the published one. */
const many = Number(process.env.BENCH_CONVERSATION_MESSAGES ?? 100_000);
const rounds = 300;

/** Opening a conversation reads its head and the newest page; neither may depend on the number of messages. */
export const conversationOpen = defineMeasure({
  name: 'conversation-open',
  figures: {
    open: {
      label: 'Opening a conversation of 100,000 messages against one of 100',
      target: { atMost: 1.3 },
      unit: '×',
    },
  },
  async run() {
    await using oja = await startFilledApi(async (client, sealer) => {
      const [seller, buyer] = await addTraders(client, 2);
      if (seller === undefined || buyer === undefined) throw new Error('There are two.');
      const listings = await addListings(client, sealer, [seller], 2);
      const conversations = listings.map((listingId) => ({ listingId, buyer, seller }));
      const [short, long] = await addConversations(client, conversations);
      if (short === undefined || long === undefined) throw new Error('There are two.');
      await addMessages(client, { id: short, buyer, seller }, few);
      await addMessages(client, { id: long, buyer, seller }, many);
      return { short, long, token: buyer.token };
    });
    const { short, long, token } = oja.filled;
    const open = (id: string) => {
      const urls = ['', '/messages'].map((path) => `${oja.url}/conversations/${id}${path}`);
      return () => timePages(urls, token);
    };
    return { open: await compareTimes(rounds, { subject: open(long), baseline: open(short) }) };
  },
});
