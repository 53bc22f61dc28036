import { setTimeout as delay } from 'node:timers/promises';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { median } from '../support/median.ts';
import { noisePicture } from '../support/noise-picture.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';
import { seller, signIn } from '../support/people.ts';

const rounds = 7;
const pictures = 3;
const pictureBytes = 2_000_000;
const pollIntervalMs = 5;

export const listingUpload = defineMeasure({
  name: 'listing-upload',
  figures: {
    dataUrls: {
      label:
        'The longest wait of another request while a listing with three 2 MB pictures as data URLs is created',
      target: { atMost: 50 },
      unit: 'ms',
    },
    uploads: { label: '… while the pictures are uploaded one by one', target: { atMost: 50 }, unit: 'ms' },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const { token } = await signIn(oja.url, seller);
    const send = senderOf(oja.url, token);
    const images = Array.from({ length: pictures }, () => noisePicture(pictureBytes));
    // A warm-up run: compilation and new connections are not measured.
    await createWithDataUrls(send, images, 0);
    const [withDataUrls, withUploads]: [number[], number[]] = [[], []];
    for (let round = 1; round <= rounds; round += 1) {
      withDataUrls.push(await longestWait(oja.url, () => createWithDataUrls(send, images, round)));
      withUploads.push(await longestWait(oja.url, () => createWithUploads(send, images, round)));
    }
    return { dataUrls: reading(withDataUrls), uploads: reading(withUploads) };
  },
});

type Send = (path: string, body: string | Buffer) => Promise<{ id: string }>;

function senderOf(url: string, token: string): Send {
  return async (path, body) => {
    const type = typeof body === 'string' ? 'application/json' : 'image/png';
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text}`);
    const { data }: { data: { id: string } } = JSON.parse(text);
    return data;
  };
}

function formOf(name: string, images: readonly string[]): string {
  return JSON.stringify({
    platform: 'instagram',
    handle: `@bench.${name}`,
    url: `https://instagram.com/bench.${name}`,
    price: 1_000,
    description: 'Made to be measured.',
    username: 'bench@example.com',
    password: 'harmattan-wind-5',
    status: 'draft',
    images,
  });
}

async function createWithDataUrls(send: Send, images: readonly Buffer[], round: number): Promise<void> {
  const urls = images.map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);
  await send('/listings', formOf(`data.${round}`, urls));
}

async function createWithUploads(send: Send, images: readonly Buffer[], round: number): Promise<void> {
  const ids: string[] = [];
  for (const bytes of images) ids.push((await send('/listing-images', bytes)).id);
  await send('/listings', formOf(`upload.${round}`, ids));
}

/** Sends the smallest request repeatedly while the work runs. */
async function longestWait(url: string, work: () => Promise<void>): Promise<number> {
  let working = true;
  const done = work().finally(() => {
    working = false;
  });
  let longest = 0;
  while (working) {
    longest = Math.max(longest, (await timedCall(`${url}/healthz`)).ms);
    await delay(pollIntervalMs);
  }
  await done;
  return longest;
}

function reading(waits: readonly number[]) {
  return {
    value: median(waits),
    detail: `the longest in each round: ${waits.map((ms) => ms.toFixed(0)).join(', ')}`,
  };
}
