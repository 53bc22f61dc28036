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

export const userRead = defineMeasure({
  name: 'user-read',
  figures: {
    ratio: {
      label: '`GET /api/user` against a bare Fastify route with the same bytes',
      target: { atLeast: 0.3 },
      unit: '',
    },
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
    return {
      ratio: await compare(
        { url, headers, pid: oja.pid },
        { url: String(bareUrl), headers, pid: bare.process.pid ?? 0 },
      ),
    };
  },
});

interface Side {
  url: string;
  headers: Record<string, string>;
  pid: number;
}

interface Turn {
  perSecond: number;
  /** Processor time of the server alone: what a request costs, however busy the machine is with other things. */
  microseconds: number;
}

/** The two take turns, so that whatever else the machine does meets both; the first turn of each warms up. */
async function compare(subject: Side, baseline: Side) {
  const subjectTurns: Turn[] = [];
  const baselineTurns: Turn[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const turns = { subject: await takeTurn(subject), baseline: await takeTurn(baseline) };
    if (round === 0) continue;
    subjectTurns.push(turns.subject);
    baselineTurns.push(turns.baseline);
  }
  const ratios = subjectTurns.map(
    ({ perSecond }, round) => perSecond / (baselineTurns[round]?.perSecond ?? Number.NaN),
  );
  return { value: median(ratios), detail: `${inWords(subjectTurns)} against ${inWords(baselineTurns)}` };
}

async function takeTurn({ url, headers, pid }: Side): Promise<Turn> {
  const before = await processorMsOf(pid);
  const result = await autocannon({ url, headers, connections, duration: roundSeconds });
  const unanswered = result.errors + result.timeouts + result.non2xx;
  if (unanswered > 0) throw new Error(`${unanswered} requests to ${url} were not answered with success.`);
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    microseconds: ((await processorMsOf(pid)) - before) * (1000 / answered),
  };
}

function inWords(turns: readonly Turn[]): string {
  const middle = (field: keyof Turn) => Math.round(median(turns.map((turn) => turn[field])));
  return `${middle('perSecond')}/s at ${middle('microseconds')} µs of processor time each`;
}
