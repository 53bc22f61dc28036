import autocannon from 'autocannon';
import type { Reading } from '../measure.ts';
import { median } from './median.ts';
import { processorMsOf } from './process-status.ts';

const rounds = 5;
const roundSeconds = 3;
const connections = 20;
const warmUpRequests = 5_000;

/** A server under load: the request, and the process that serves it. */
export interface Side {
  url: string;
  headers: Record<string, string>;
  pid: number;
}

interface Turn {
  perSecond: number;
  perProcessorSecond: number;
}

/**
 * The throughput of a server as a share of a baseline's. The two alternate, so that other load on the machine affects
 * both. Requests per second are the target, but on a busy machine, or with a slow load generator, they favour the
 * slower server; the processor time of the server itself does not.
 */
export async function compareRates(subject: Side, baseline: Side): Promise<{ rate: Reading; cost: Reading }> {
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
