import { once } from 'node:events';
import autocannon from 'autocannon';
import { defineMeasure } from '../measure.ts';
import { startNode } from '../support/child.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { median } from '../support/median.ts';
import { startApi } from '../support/oja.ts';
import { buyer, signIn } from '../support/people.ts';
import { processorMsOf } from '../support/process-status.ts';

const rounds = 5;
const roundSeconds = 3;
const connections = 20;
const warmUpRequests = 5_000;

/**
 * Requests per second are what was promised, but on a busy machine, or one with a slow load generator, they flatter
 * whoever is slower. The processor time that the server itself spends on a request does not.
 */
export const userRead = defineMeasure({
  name: 'user-read',
  figures: {
    rate: {
      label: '`GET /api/user` against a bare Fastify route with the same bytes: requests per second',
      target: { atLeast: 0.3 },
      unit: '',
    },
    cost: { label: '… requests per second of processor time', target: { atLeast: 0.3 }, unit: '' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const { token } = await signIn(oja.url, buyer);
    const url = `${oja.url}/api/user`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(url, { headers });

    await using bare = startNode(['bench/bare-route.ts', await answer.text()]);
    const [bareUrl] = await once(bare.process, 'message');
    // Awaited here, because the servers end with this block.
    return await compare(
      { url, headers, pid: oja.pid },
      { url: String(bareUrl), headers, pid: bare.process.pid ?? 0 },
    );
  },
});

interface Side {
  url: string;
  headers: Record<string, string>;
  pid: number;
}

interface Turn {
  perSecond: number;
  perProcessorSecond: number;
}

/** The two take turns, so that whatever else the machine does meets both. */
async function compare(subject: Side, baseline: Side) {
  for (const side of [subject, baseline]) await load(side, { amount: warmUpRequests });
  const turns: { subject: Turn; baseline: Turn }[] = [];
  while (turns.length < rounds) {
    turns.push({ subject: await takeTurn(subject), baseline: await takeTurn(baseline) });
  }
  const reading = (field: keyof Turn) => {
    const middle = (side: 'subject' | 'baseline') =>
      Math.round(median(turns.map((turn) => turn[side][field])));
    return {
      value: median(turns.map((turn) => turn.subject[field] / turn.baseline[field])),
      detail: `${middle('subject')} against ${middle('baseline')}`,
    };
  };
  return { rate: reading('perSecond'), cost: reading('perProcessorSecond') };
}

async function takeTurn(side: Side): Promise<Turn> {
  const before = await processorMsOf(side.pid);
  const result = await load(side, { duration: roundSeconds });
  const processorSeconds = ((await processorMsOf(side.pid)) - before) / 1000;
  const answered = result['2xx'];
  return { perSecond: answered / result.duration, perProcessorSecond: answered / processorSeconds };
}

async function load({ url, headers }: Side, size: { amount: number } | { duration: number }) {
  const result = await autocannon({ url, headers, connections, ...size });
  const unanswered = result.errors + result.timeouts + result.non2xx;
  if (unanswered > 0) throw new Error(`${unanswered} requests to ${url} were not answered with success.`);
  return result;
}
