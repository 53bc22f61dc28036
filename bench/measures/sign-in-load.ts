import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { median, percentile } from '../support/median.ts';
import { type Answered, offer, timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';
import { buyer, type Person, register, signIn } from '../support/people.ts';

const rounds = 3;
const roundSeconds = 10;
const readPace = { perSecond: 50, seconds: roundSeconds };
const signInPace = { perSecond: 50, seconds: roundSeconds };
const people = 20;

export const signInLoad = defineMeasure({
  name: 'sign-in-load',
  figures: {
    slowdown: {
      label: 'p99 of reads while 50 sign-ins a second are offered, against idle',
      target: { atMost: 5 },
      unit: '×',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const { token } = await signIn(oja.url, buyer);
    const crowd: Person[] = [];
    while (crowd.length < people) crowd.push(await register(oja.url, crowd.length));

    const read = readerOf(oja.url, token);
    const enter = signerOf(oja.url, crowd);
    // A warm-up run: compilation and new connections are not measured.
    await Promise.all([offer(readPace, read), offer(signInPace, enter)]);
    const idle: number[] = [];
    const loaded: number[] = [];
    const entered: Answered[] = [];
    for (let round = 0; round < rounds; round += 1) {
      idle.push(p99(await offer(readPace, read)));
      const [reads, signIns] = await Promise.all([offer(readPace, read), offer(signInPace, enter)]);
      loaded.push(p99(reads));
      entered.push(...signIns);
    }
    const perSecond = entered.filter(({ status }) => status === 200).length / (rounds * roundSeconds);
    return {
      slowdown: {
        value: median(loaded.map((ms, round) => ms / (idle[round] ?? Number.NaN))),
        detail:
          `${median(loaded).toFixed(1)} ms against ${median(idle).toFixed(1)} ms; ` +
          `${perSecond.toFixed(0)} sign-ins a second succeeded, the others were asked to come back`,
      },
    };
  },
});

/** Half of the reads are served from the cache, half by the database. */
function readerOf(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['/api/user', '/api/notifications'];
  return async (index: number) => {
    const path = paths[index % paths.length] ?? '';
    const answer = await timedCall(url + path, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer;
  };
}

function signerOf(url: string, crowd: readonly Person[]) {
  const headers = { 'content-type': 'application/json' };
  return async (index: number) => {
    const body = JSON.stringify(crowd[index % crowd.length]);
    const answer = await timedCall(`${url}/api/auth/login`, { method: 'POST', headers, body });
    if (![200, 429, 503].includes(answer.status)) throw new Error(`A sign-in answered ${answer.status}.`);
    return answer;
  };
}

function p99(answers: readonly Answered[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    99,
  );
}
