import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addAdmin, addPeopleAndDeals } from '../support/fill-users.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

const few = 1_000;
const many = 1_000_000;
const rounds = 100;
const warmUpRounds = 20;

const calls = {
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  lastPage: '/admin/users?page=999999',
  filtered: '/admin/users?role=seller&status=banned',
  searched: '/admin/users?search=person%20777',
} as const;
type Name = keyof typeof calls;

/** Staff pages must not grow slower with the company: totals are kept, and pages are found in an index. */
export const adminGrowth = defineMeasure({
  name: 'admin-growth',
  figures: {
    dashboard: {
      label: 'The admin dashboard: time among 1,000,000 people and purchases against 1,000',
      target: { atMost: 3 },
      unit: '×',
    },
    users: { label: '… the first page of users', target: { atMost: 3 }, unit: '×' },
    lastPage: { label: '… the last page of users', target: { atMost: 30 }, unit: '×' },
    filtered: { label: '… users by role and status', target: { atMost: 30 }, unit: '×' },
    searched: { label: '… users by a search', target: { atMost: 30 }, unit: '×' },
  },
  async run() {
    await using smallFolder = await makeDataFolder();
    await using largeFolder = await makeDataFolder();
    await using small = await startApi(smallFolder.path);
    await using large = await startApi(largeFolder.path);
    const inSmall = await fill(smallFolder.path, few);
    const inLarge = await fill(largeFolder.path, many);
    const compare = async (name: Name) => {
      const times = { small: [] as number[], large: [] as number[] };
      for (let round = -warmUpRounds; round < rounds; round += 1) {
        const one = await time(`${small.url}/api${calls[name]}`, inSmall);
        const other = await time(`${large.url}/api${calls[name]}`, inLarge);
        if (round < 0) continue;
        times.small.push(one);
        times.large.push(other);
      }
      const [short, long] = [median(times.small), median(times.large)];
      return { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` };
    };
    return {
      dashboard: await compare('dashboard'),
      users: await compare('users'),
      lastPage: await compare('lastPage'),
      filtered: await compare('filtered'),
      searched: await compare('searched'),
    };
  },
});

async function fill(folder: string, count: number): Promise<string> {
  let token = '';
  await asOwner(folder, async (client) => {
    token = await addAdmin(client);
    await addPeopleAndDeals(client, count);
  });
  return token;
}

async function time(url: string, token: string): Promise<number> {
  const { status, ms } = await timedCall(url, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return ms;
}
