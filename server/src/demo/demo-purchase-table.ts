import { createListingBody } from '@oja/contract/listing-bodies';
import type { z } from 'zod';

/** How a demo purchase ended, or its present state. */
const endings = [
  'confirmed',
  'expired',
  'pending',
  'disputed',
  'escalated',
  'refunded',
  'partial',
  'upheld',
  'replaced',
  'withdrawn',
  'cancelled',
  'claimed',
] as const;
export type Ending = (typeof endings)[number];

/** One line for each purchase: seller, buyer, age, ending, and the reviews of both. */
export interface DemoPurchase {
  sellerEmail: string;
  buyerEmail: string;
  ending: Ending;
  daysAgo: number;
  handle: string;
  /** Undefined for a listing of the table of listings. */
  form: z.output<typeof createListingBody> | undefined;
  byBuyer: DemoReview | undefined;
  bySeller: DemoReview | undefined;
  /** The seller's reply to the buyer's review. */
  reply: string | undefined;
}

export interface DemoReview {
  rating: number;
  text: string;
}

// seller | buyer | ending | days ago | handle | platform | category | followers | price | buyer says | seller says | seller replies
const table = `
seller | amaka | confirmed | 50 | Market Day Recipes | facebook | Food & Cooking | 21400 | 64000 | 4 Good page, the hand-over took an evening. | 5 Paid at once and asked the right questions. | Next time I start earlier. Thank you, Amaka.
tobi | grace | confirmed | 44 | @pixelsinph | instagram | Technology | 17900 | 52000 | 5 Everything as described, even the old drafts. | 5 A pleasure. |
nneka | grace | confirmed | 36 | @lakesandlodges | instagram | Travel | 14800 | 70000 | 5 Quick answers, and she stayed online until I was in. | 5 Quick and friendly. |
ifeoma | yusuf | confirmed | 34 | @filmgrain.naija | | | | | 5 Honest numbers and a mailbox that came along. | 4 Fine. |
emeka | grace | confirmed | 31 | @derbydayng | twitter | Sports | 40300 | 95000 | 4 Big on match days, quiet between them. As he said. | 5 Good buyer. | That is football. Enjoy it.
musa | amaka | confirmed | 29 | @gadgetsaba | telegram | Technology | 12600 | 60000 | 4 The bot needed a restart, Musa did it the same day. | 4 Patient. |
segun | yusuf | partial | 27 | @saxandsuya | instagram | Music & Entertainment | 33900 | 110000 | 3 A part of the followers was gone, we found a fair price. | 4 Fair in the end. | I check the figures on the day of a sale now.
seller | yusuf | confirmed | 26 | @smallchopsdaily | instagram | Food & Cooking | 16800 | 58000 | 5 Recovery codes, old mails, everything was there. | 5 Knows the way by now. |
kunle | amaka | confirmed | 24 | @susuandshares | twitter | Business & Finance | 28700 | 125000 | 5 Serious audience, serious seller. | 5 Knows what she wants. |
folake | buyer | confirmed | 21 | @ankarapots | instagram | Food & Cooking | 9700 | 45000 | 5 Folake explained every setting. I would buy again. | 5 Confirmed within the hour. |
aisha | grace | confirmed | 20 | @dawnverses | telegram | Faith & Motivation | 8100 | 33000 | 5 Calm and well kept, like the channel. | 5 Thank you. |
seller | grace | upheld | 19 | Jollof Ranking | youtube | Food & Cooking | 24100 | 90000 | 4 I had misread the statistics page, sorry for the trouble. | 4 All well in the end. |
blessing | yusuf | confirmed | 18 | @uyothrift | instagram | Lifestyle | 5600 | 22000 | 5 Small page, fair price, no surprises. | 5 Welcome any time. |
musa | buyer | expired | 16 | Laptop Doctors | whatsapp | Technology | 1900 | 30000 | | |
halima | buyer | refunded | 15 | @katsinastyle | instagram | Fashion & Beauty | 7300 | 40000 | | |
blessing | amaka | withdrawn | 14 | @calabarkitchen | tiktok | Food & Cooking | 11200 | 36000 | 5 My phone was the problem, not the account. | 5 Said so at once. |
halima | grace | confirmed | 12 | @abujacloset | | | | | 5 The list of regular buyers is gold. | 5 Lovely. |
aisha | amaka | expired | 12 | Patience and Plenty | | | | | 4 Nothing to complain about. | 5 Easy. |
emeka | yusuf | cancelled | 11 | Corner Flag TV | youtube | Sports | 26800 | 150000 | | |
seller | amaka | confirmed | 10 | @ibadaneats | | | | | 5 Second purchase from Chidi, second time without a worry. | 5 My favourite customer. |
tobi | amaka | claimed | 9 | @repairsunday | instagram | Technology | 18200 | 68000 | | |
nneka | yusuf | escalated | 8 | @visafree54 | | | | | | |
kunle | grace | replaced | 6 | @ledgerlagos | telegram | Business & Finance | 9900 | 48000 | | |
seller | yusuf | confirmed | 4 | Dodo & Beans Club | facebook | Food & Cooking | 13700 | 41000 | 5 In and out in one evening. | |
seller | grace | pending | 3 | @suyaafterdark | tiktok | Food & Cooking | 51200 | 98000 | | |
seller | buyer | disputed | 2 | @streetfoodpolls | | | | | | |
tobi | buyer | pending | 0.5 | @lowbatterylagos | tiktok | Technology | 30500 | 85000 | | |
`;

const hosts: Record<string, string> = {
  instagram: 'instagram.com',
  youtube: 'youtube.com',
  twitter: 'x.com',
  tiktok: 'tiktok.com',
  telegram: 't.me',
  whatsapp: 'chat.whatsapp.com',
  facebook: 'facebook.com',
};

export const demoPurchases: readonly DemoPurchase[] = table.trim().split('\n').map(readLine);

function readLine(line: string): DemoPurchase {
  const cells = line.split('|').map((cell) => cell.trim());
  const [seller = '', buyer = '', standing, days, handle = '', platform = '', ...rest] = cells;
  const [category, followers, price, buyerReview = '', sellerReview = '', reply = ''] = rest;
  const ending = endings.find((known) => known === standing);
  if (ending === undefined) throw new Error(`the demo purchase of ${handle} has no ending`);
  const name = handle.replace(/[^A-Za-z0-9._]/g, '').toLowerCase();
  return {
    sellerEmail: `${seller}@oja.test`,
    buyerEmail: `${buyer}@oja.test`,
    ending,
    daysAgo: Number(days),
    handle,
    form:
      platform === ''
        ? undefined
        : createListingBody.parse({
            platform,
            handle,
            category,
            followers: Number(followers),
            price: Number(price),
            description: `Grown by hand and handed over with everything that belongs to it. ${category}.`,
            url: `https://${hosts[platform]}/${name}`,
            username: `${name}@mail.example`,
            password: `demo-${name}-2026`,
            ...(ending === 'claimed' ? { cover_days: 14 } : {}),
          }),
    byBuyer: readReview(buyerReview),
    bySeller: readReview(sellerReview),
    reply: reply || undefined,
  };
}

function readReview(text: string): DemoReview | undefined {
  return text === '' ? undefined : { rating: Number(text[0]), text: text.slice(2) };
}
