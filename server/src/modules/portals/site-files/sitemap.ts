import { hourMs } from '@oja/contract/durations';
import { type Category, categorySlug, type Platform } from '@oja/contract/listing-labels';
import { fixedPublicPages } from '@oja/contract/pages';
import type { Db } from '../../../db/client.ts';
import {
  type Part,
  type Place,
  type RowKind,
  readMarketPlaces,
  readParts,
  readRows,
} from './sitemap.queries.ts';

/**
 * The sitemap: an index and its files, `pages.xml` and numbered files of sellers and listings. The places of the market
 * and how the rows are divided among the files are read once an hour; a file is streamed, batch by batch in the order of
 * the ids, and holds what is on the market at that moment.
 */
export interface Sitemap {
  index(): Promise<string>;
  /** The XML of a file; undefined when there is none of that name. */
  file(name: string): Promise<AsyncIterable<string> | undefined>;
}

interface SitemapOptions {
  db: Db;
  now: () => Date;
  appUrl: string;
  /** Addresses that a file has when it is divided; rows that arrive within the hour come on top. */
  addressesPerFile?: number;
  /** The limit of the format. */
  addressesAtMost?: number;
}

/** What is read once an hour, because it takes a look at every listing. */
interface Division extends Record<RowKind, readonly Part[]> {
  places: readonly Place[];
}
interface Address {
  path: string;
  changedAt: Date | undefined;
}

const divisionMs = hourMs;
const rowsAtOnce = 1_000;
const pathOf: Record<RowKind, (id: string) => string> = {
  sellers: (id) => `/seller/${id}`,
  listings: (id) => `/listing/${id}`,
};
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

export function createSitemap(options: SitemapOptions): Sitemap {
  const { db, now, appUrl, addressesPerFile = 45_000, addressesAtMost = 50_000 } = options;
  let current: { division: Promise<Division>; readAtMs: number } | undefined;

  function division(): Promise<Division> {
    const nowMs = now().getTime();
    if (current === undefined || nowMs - current.readAtMs >= divisionMs) {
      const read = { division: readDivision(db, addressesPerFile), readAtMs: nowMs };
      current = read;
      read.division.catch(() => {
        if (current === read) current = undefined;
      });
    }
    return current.division;
  }

  async function* writeRows(kind: RowKind, part: Part): AsyncGenerator<string> {
    yield `${declaration}\n<urlset xmlns="${namespace}">\n`;
    let written = 0;
    let after: string | undefined;
    while (written < addressesAtMost) {
      const limit = Math.min(rowsAtOnce, addressesAtMost - written);
      const rows = await readRows(db, kind, { part, after, limit });
      yield rows.map(({ id, changedAt }) => entry('url', { path: pathOf[kind](id), changedAt })).join('');
      written += rows.length;
      after = rows.at(-1)?.id;
      if (rows.length < limit) break;
    }
    yield '</urlset>\n';
  }

  async function* writePages(): AsyncGenerator<string> {
    const addresses = pageAddresses((await division()).places);
    yield `${declaration}\n<urlset xmlns="${namespace}">\n`;
    yield addresses.map((address) => entry('url', address)).join('');
    yield '</urlset>\n';
  }

  function entry(element: 'url' | 'sitemap', { path, changedAt }: Address): string {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${element}><loc>${escapeXml(appUrl + path)}</loc>${changed}</${element}>\n`;
  }

  return {
    async index() {
      const { places, ...parts } = await division();
      const files: Address[] = [
        { path: '/sitemaps/pages.xml', changedAt: latest(places) },
        ...Object.entries(parts).flatMap(([kind, own]) =>
          own.map(({ changedAt }, index) => ({ path: `/sitemaps/${kind}-${index + 1}.xml`, changedAt })),
        ),
      ];
      const entries = files.map((file) => entry('sitemap', file)).join('');
      return `${declaration}\n<sitemapindex xmlns="${namespace}">\n${entries}</sitemapindex>\n`;
    },
    async file(name) {
      if (name === 'pages.xml') return writePages();
      const [, kind, number] = /^(sellers|listings)-(\d+)\.xml$/.exec(name) ?? [];
      if (kind !== 'sellers' && kind !== 'listings') return undefined;
      const part = (await division())[kind][Number(number) - 1];
      return part === undefined ? undefined : writeRows(kind, part);
    },
  };
}

async function readDivision(db: Db, addressesPerFile: number): Promise<Division> {
  return {
    places: await readMarketPlaces(db),
    sellers: await readParts(db, 'sellers', addressesPerFile),
    listings: await readParts(db, 'listings', addressesPerFile),
  };
}

/** Pages that change with the market have its time; the texts of the others change with the software. */
function pageAddresses(places: readonly Place[]): Address[] {
  const platforms = [...new Set(places.map(({ platform }) => platform))];
  const withMarket = ['/', '/market'];
  return [
    ...fixedPublicPages.map((path) => ({
      path,
      changedAt: withMarket.includes(path) ? latest(places) : undefined,
    })),
    ...platforms.map((platform) => ({
      path: marketPath(platform),
      changedAt: latest(places.filter((place) => place.platform === platform)),
    })),
    ...places.flatMap(({ platform, category, changedAt }) =>
      category === null ? [] : [{ path: marketPath(platform, category), changedAt }],
    ),
  ];
}

function marketPath(platform: Platform, category?: Category): string {
  return category === undefined ? `/market/${platform}` : `/market/${platform}/${categorySlug(category)}`;
}

function latest(rows: readonly { changedAt: Date }[]): Date | undefined {
  if (rows.length === 0) return undefined;
  return new Date(Math.max(...rows.map(({ changedAt }) => changedAt.getTime())));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
