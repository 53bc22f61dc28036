import { setTimeout as delay } from 'node:timers/promises';
import { defineMeasure, type Reading } from '../measure.ts';
import { timePages } from '../support/compare-times.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { fillMarket } from '../support/fill-market.ts';
import { addAdmin, addPeopleAndDeals } from '../support/fill-users.ts';
import { median } from '../support/median.ts';
import { type Oja, startApi } from '../support/oja.ts';
import { memoryOf } from '../support/process-status.ts';
import { peakDuring } from '../support/watch-memory.ts';

const few = 1_000;
const many = 1_000_000;
const rounds = 100;
const warmUpRounds = 20;
const lineEnd = 10;

const calls = {
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  lastPage: '/admin/users?page=999999',
  filtered: '/admin/users?role=seller&status=banned',
  searched: '/admin/users?search=person%20777',
  ordered: '/admin/users?sort=role',
  listings: '/admin/listings',
  listingCards: '/admin/listings/stats',
  deals: '/admin/transactions',
  dealsByAmount: '/admin/transactions?sort=amount',
  dealsByStatus: '/admin/transactions?sort=status',
  dealsByPlatform: '/admin/transactions?sort=platform',
  dealsByDispute: '/admin/transactions?sort=disputeStatus',
  dealById: '/admin/transactions?search=TXN-777',
  dealsByPart: '/admin/transactions?search=TXN-77',
  dealsByHandle: '/admin/transactions?search=%40account777',
  dealsByName: '/admin/transactions?search=person%207',
  dealsOfWeek: '/admin/transactions?period=7d&sort=amount',
  traders: '/admin/transactions/people?search=person%20777',
  dealCards: '/admin/transactions/summary?period=1y',
} as const;
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

/** Staff pages must not slow down with the number of rows: totals are stored, and pages are found by an index. */
export const adminGrowth = defineMeasure({
  name: 'admin-growth',
  figures: {
    dashboard: {
      label: 'The admin dashboard: time among 1,000,000 people, listings and purchases against 1,000',
      target: { atMost: 3 },
      unit: '×',
    },
    users: { label: '… the first page of users', target: { atMost: 3 }, unit: '×' },
    lastPage: { label: '… the last page of users', target: { atMost: 30 }, unit: '×' },
    filtered: { label: '… users by role and status', target: { atMost: 30 }, unit: '×' },
    searched: { label: '… users by a search', target: { atMost: 30 }, unit: '×' },
    ordered: { label: '… users in the order of their roles', target: { atMost: 3 }, unit: '×' },
    listings: { label: '… the first page of listings', target: { atMost: 3 }, unit: '×' },
    listingCards: { label: '… the figures above the listings', target: { atMost: 3 }, unit: '×' },
    deals: { label: '… the first page of transactions', target: { atMost: 3 }, unit: '×' },
    dealsByAmount: { label: '… transactions by amount', target: { atMost: 3 }, unit: '×' },
    dealsByStatus: { label: '… transactions by status', target: { atMost: 3 }, unit: '×' },
    dealsByPlatform: { label: '… transactions by platform', target: { atMost: 3 }, unit: '×' },
    dealsByDispute: { label: '… transactions by dispute', target: { atMost: 3 }, unit: '×' },
    dealById: { label: '… a transaction by its id', target: { atMost: 3 }, unit: '×' },
    dealsByPart: { label: '… transactions by a part of the id', target: { atMost: 30 }, unit: '×' },
    dealsByHandle: { label: '… transactions by a handle', target: { atMost: 30 }, unit: '×' },
    dealsByName: { label: '… transactions by a name', target: { atMost: 30 }, unit: '×' },
    dealsOfWeek: { label: '… the largest transactions of a week', target: { atMost: 30 }, unit: '×' },
    traders: { label: '… people for a sale by a name', target: { atMost: 30 }, unit: '×' },
    dealCards: { label: '… the figures of a year of transactions', target: { atMost: 3 }, unit: '×' },
    export: {
      label: 'Memory above idle while 1,000,000 users are exported as CSV',
      target: { atMost: 100 },
      unit: 'MB',
    },
  },
  async run() {
    await using smallFolder = await makeDataFolder();
    await using largeFolder = await makeDataFolder();
    const inSmall = await fill(smallFolder.path, few);
    const inLarge = await fill(largeFolder.path, many);
    await using small = await startApi(smallFolder.path);
    await using large = await startApi(largeFolder.path);
    // First, while the memory of the process has not grown since its start.
    const exported = await exportUsers(large, inLarge);
    const compare = async (name: Name) => {
      const times = { small: [] as number[], large: [] as number[] };
      for (let round = -warmUpRounds; round < rounds; round += 1) {
        const one = await timePages([`${small.url}/api${calls[name]}`], inSmall);
        const other = await timePages([`${large.url}/api${calls[name]}`], inLarge);
        if (round < 0) continue;
        times.small.push(one);
        times.large.push(other);
      }
      const [short, long] = [median(times.small), median(times.large)];
      return { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` };
    };
    const readings = {} as Record<Name, Reading>;
    for (const name of names) readings[name] = await compare(name);
    return { ...readings, export: exported };
  },
});

const idleMs = 10_000;

/** Exports every user at full speed, compared with the same process at rest before. */
async function exportUsers({ url, pid }: Oja, token: string): Promise<Reading> {
  const ask = async (query: string) => {
    const answer = await fetch(`${url}/api/admin/users/export${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || answer.body === null) throw new Error(`The export answered ${answer.status}.`);
    let lines = 0;
    for await (const part of answer.body) {
      for (const byte of part) if (byte === lineEnd) lines += 1;
    }
    return lines;
  };
  // The code of an export is compiled once, whatever its size.
  await ask('?search=person%20777');
  await delay(idleMs);
  const { residentMb: idleMb } = await memoryOf(pid);
  const startedAt = performance.now();
  const { result: lines, peakMb } = await peakDuring(pid, () => ask(''));
  const seconds = (performance.now() - startedAt) / 1000;
  if (lines < many) throw new Error(`The export has only ${lines} lines.`);
  return {
    value: peakMb - idleMb,
    detail: `${lines} lines in ${seconds.toFixed(0)} s, ${peakMb.toFixed(0)} MB against ${idleMb.toFixed(0)} MB`,
  };
}

/** By a separate server: the very first start creates the database, later ones do not. */
async function fill(folder: string, count: number): Promise<string> {
  await using _first = await startApi(folder);
  await fillMarket(folder, count);
  return await asOwner(folder, async (client) => {
    const token = await addAdmin(client);
    await addPeopleAndDeals(client, count);
    return token;
  });
}
