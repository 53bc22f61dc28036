import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addConversations, addMessages } from '../support/fill-conversations.ts';
import { addListings, addTraders, makeKey, type Trader } from '../support/fill-purchases.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

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
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    let buyer: Trader | undefined;
    const ids: string[] = [];
    await asOwner(folder.path, async (client) => {
      const people = await addTraders(client, 2);
      const [seller] = people;
      buyer = people[1];
      if (seller === undefined || buyer === undefined) throw new Error('There are two.');
      const both = { buyer, seller };
      const listings = await addListings(client, key.sealer, [seller], 2);
      const conversations = listings.map((listingId) => ({ listingId, ...both }));
      ids.push(...(await addConversations(client, conversations)));
      for (const [index, id] of ids.entries()) {
        await addMessages(client, { id, ...both }, index === 0 ? few : many);
      }
      await client.query('vacuum analyze');
    });
    const headers = { authorization: `Bearer ${buyer?.token}` };
    const open = async (id: string | undefined) => {
      let total = 0;
      for (const path of ['', '/messages']) {
        const { status, ms } = await timedCall(`${oja.url}/api/conversations/${id}${path}`, { headers });
        if (status !== 200) throw new Error(`The conversation answered ${status}.`);
        total += ms;
      }
      return total;
    };
    const times: { short: number; long: number }[] = [];
    for (let n = 0; n < rounds; n += 1) times.push({ short: await open(ids[0]), long: await open(ids[1]) });
    const settled = times.slice(rounds / 4);
    const [short, long] = [median(settled.map((one) => one.short)), median(settled.map((one) => one.long))];
    return { open: { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` } };
  },
});
