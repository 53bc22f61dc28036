import { randomUUID } from 'node:crypto';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addConversations } from '../support/fill-conversations.ts';
import { addListings, addTraders, makeKey } from '../support/fill-purchases.ts';
import { median, percentile } from '../support/median.ts';
import { type Answered, offer, timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

const rounds = 3;
/** A smaller number is for a quick test of the measure; this is the published one. */
const roundSeconds = Number(process.env.BENCH_HOSTILE_SECONDS ?? 15);
const probePace = { perSecond: 50, seconds: roundSeconds };
/** The rate limit of messages for one user. */
const messagePace = { perSecond: 1, seconds: roundSeconds };
/** One more than the messages that are read with a new one to find contact details. */
const messagesBefore = 13;
/** The longest message, built for regular expressions that backtrack from every position. */
const texts = [
  'a'.repeat(4_000),
  'a-'.repeat(2_000),
  'a.'.repeat(2_000),
  '0 '.repeat(2_000),
  'a@'.repeat(2_000),
];

export const hostileMessages = defineMeasure({
  name: 'hostile-messages',
  figures: {
    slowdown: {
      label: 'p99 of `GET /healthz` while one account sends hostile messages at its limit, against idle',
      target: { atMost: 3 },
      unit: '×',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    const { token, conversationId } = await fill(folder.path, key);
    const probe = () => timedCall(`${oja.url}/healthz`);
    const send = senderOf(`${oja.url}/api/conversations/${conversationId}/messages`, token);
    for (let n = 0; n < messagesBefore; n += 1) await send(n);
    await offer(probePace, probe);
    const idle: number[] = [];
    const loaded: number[] = [];
    const sent: Answered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(p99(await offer(probePace, probe)));
      const [probes, messages] = await Promise.all([offer(probePace, probe), offer(messagePace, send)]);
      loaded.push(p99(probes));
      sent.push(...messages);
    }
    const longest = Math.max(...sent.map(({ ms }) => ms));
    return {
      slowdown: {
        value: median(loaded.map((ms, round) => ms / (idle[round] ?? Number.NaN))),
        detail:
          `${median(loaded).toFixed(1)} ms against ${median(idle).toFixed(1)} ms; ` +
          `${sent.length} messages, the slowest took ${longest.toFixed(0)} ms`,
      },
    };
  },
});

async function fill(dataDir: string, key: ReturnType<typeof makeKey>) {
  let token: string | undefined;
  let conversationId: string | undefined;
  await asOwner(dataDir, async (client) => {
    const [seller, buyer] = await addTraders(client, 2);
    if (seller === undefined || buyer === undefined) throw new Error('There are two.');
    const [listingId] = await addListings(client, key.sealer, [seller], 1);
    if (listingId === undefined) throw new Error('There is one.');
    token = buyer.token;
    [conversationId] = await addConversations(client, [{ listingId, buyer, seller }]);
  });
  if (token === undefined || conversationId === undefined) throw new Error('There is one conversation.');
  return { token, conversationId };
}

function senderOf(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (index: number) => {
    const body = JSON.stringify({ client_id: randomUUID(), text: texts[index % texts.length] });
    const answer = await timedCall(url, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`A message answered ${answer.status}.`);
    return answer;
  };
}

function p99(answers: readonly Answered[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    99,
  );
}
