import { createListingBody } from '@oja/contract/listing-bodies';
import type { z } from 'zod';
import { demoClaims } from './demo-claims.ts';

/** One line for each demo listing, oldest first: its seller, its status and its fields. */
export interface DemoListing {
  sellerEmail: string;
  status: 'draft' | 'pending' | 'posted' | 'rejected' | 'sold' | 'disputed';
  featured: boolean;
  form: z.output<typeof createListingBody>;
}

// seller | status, * for featured | platform | handle | category | followers | engagement | price | description
const table = `
seller | posted* | instagram | @lagosplates | Food & Cooking | 84200 | 4.1 | 265000 | Street food of Lagos, grown since 2019. Three sponsored posts a month, mostly from restaurants on the island. Original e-mail included.
halima | posted | instagram | @kanoglow | Fashion & Beauty | 51800 | 5.2 | 180000 | Make-up and henna from the north. Women between 18 and 30, eight in ten from Kano, Kaduna and Abuja.
emeka | posted | twitter | @naijafanzone | Sports | 132000 | 2.7 | 410000 | Match threads for the Super Eagles and the Premier League. Trends on every match day, blue tick not included.
folake | posted | youtube | Mama Folake Kitchen | Food & Cooking | 38900 | 6.3 | 520000 | 212 recipe videos, monetised since 2021. About 90,000 views a month without uploading anything new.
musa | posted | telegram | @lagosdevjobs | Technology | 27400 | 8.9 | 150000 | Remote and local developer jobs, posted by a bot that comes along. Members are working engineers.
ifeoma | posted | instagram | @enuguframes | Art & Photography | 19600 | 4.8 | 95000 | Portraits and street photography. Clean history, no shadow ban, every picture is mine and stays yours.
segun | posted | tiktok | @afrobeatloop | Music & Entertainment | 240500 | 9.4 | 680000 | Short loops of new Afrobeats. Labels pay for placement, I share the contacts with the buyer.
aisha | posted | whatsapp | Morning Dew Community | Faith & Motivation | 4100 | 21 | 60000 | Four groups with a daily thought. Calm people who read every morning, moderators stay if you want.
tobi | posted | youtube | Tobi Plays | Gaming | 64700 | 5.9 | 730000 | Football games and phone reviews. Monetised, one strike from 2020 that expired. Analytics on request.
nneka | posted | facebook | Calabar to Cape Town | Travel | 88300 | 2.2 | 240000 | Page and group about overland travel. Visitors from Nigeria, Ghana, Kenya and South Africa.
kunle | posted | telegram | @naijatradersroom | Crypto & Trading | 45100 | 6.1 | 390000 | Signals and news channel. No paid group behind it, advertisers book directly.
blessing | posted | instagram | @tinytailsng | Lifestyle | 8200 | 7.5 | 38000 | Pets of Nigeria. Small, friendly and growing by itself, a good first page.
seller | sold | instagram | @ibadaneats | Food & Cooking | 31200 | 3.9 | 120000 | Amala spots and quiet cafés of Ibadan. Sold together with the content calendar.
halima | posted | tiktok | @geleandglam | Fashion & Beauty | 97600 | 11.2 | 350000 | How to tie a gele in sixty seconds, and what goes with it. Brands write every week.
emeka | posted | instagram | @pitchside.ng | Sports | 22700 | 4.4 | 88000 | Grassroots football photos and results from six states.
folake | posted | facebook | Naija Mums Corner | Family & Parenting | 156000 | 3.3 | 460000 | Group of mothers with real conversations. Strict rules, three volunteers moderate.
musa | posted | youtube | Kernel in Pidgin | Technology | 17300 | 7.8 | 310000 | Programming explained in Pidgin. Small, loyal, and the only one of its kind.
ifeoma | sold | instagram | @filmgrain.naija | Art & Photography | 12400 | 5.1 | 54000 | Analogue photography. Handed over with the mailbox it was made with.
segun | posted | twitter | @lagosgiglist | Music & Entertainment | 40800 | 1.9 | 115000 | Every concert in Lagos, updated daily. Venues send their dates by themselves.
aisha | posted | instagram | @quietduas | Faith & Motivation | 73900 | 6.6 | 210000 | Calligraphy and short prayers. Posts are scheduled until March, templates included.
tobi | posted | tiktok | @specsunder60 | Technology | 118400 | 8.1 | 365000 | Phones reviewed in under a minute. Two shops in Computer Village pay for links.
nneka | posted* | instagram | @obuduviews | Travel | 56400 | 4.0 | 195000 | Mountains, waterfalls and small hotels. Hotels invite whoever runs it.
kunle | posted | twitter | @nairadesk | Business & Finance | 91200 | 1.6 | 330000 | Exchange rates twice a day and one long thread on Sundays. Read by people who work in banks.
blessing | posted | tiktok | @roomwithplants | Lifestyle | 15800 | 9.0 | 47000 | House plants that survive the harmattan. Forty videos, all without a face.
seller | disputed | twitter | @streetfoodpolls | Food & Cooking | 18700 | 2.4 | 76000 | Polls about rice, mostly. More replies than you can read.
halima | posted | facebook | Arewa Weddings | Fashion & Beauty | 64100 | 3.8 | 175000 | Wedding fashion of the north, with sellers who pay for a place in the album.
emeka | posted* | youtube | Emeka Reacts | Comedy & Memes | 203000 | 7.2 | 1850000 | Reaction channel with 48 million views. Monetised, in good standing, contract for hand-over available.
folake | posted | instagram | @lunchboxlagos | Food & Cooking | 29500 | 5.5 | 99000 | One packed lunch a day. Supermarkets send samples.
musa | posted | whatsapp | Android Fixers | Technology | 2300 | 33 | 42000 | Three groups of phone repairers who help each other. Active from seven to midnight.
ifeoma | posted | facebook | Enugu Then and Now | Art & Photography | 34700 | 4.6 | 83000 | Old photographs of the coal city beside new ones. Newspapers quote it.
segun | posted | youtube | Highlife Archive | Music & Entertainment | 51200 | 4.3 | 590000 | Restored highlife records with the story behind each. Rights are cleared and documented.
aisha | posted | telegram | @ramadanplanner | Faith & Motivation | 61000 | 5.0 | 140000 | A channel that wakes up every year. Last season two million reads.
tobi | posted | twitter | @buildsinlagos | Gaming | 24600 | 2.9 | 69000 | Gaming computers built in public. Parts shops follow it.
nneka | posted | youtube | Slow Roads Africa | Travel | 76800 | 5.4 | 940000 | Long films about slow travel. Monetised, with a mailing list of 6,000 readers.
kunle | posted | instagram | @startupmarket.ng | Business & Finance | 37900 | 3.1 | 160000 | Founders and their numbers. Three agencies advertise by the quarter.
blessing | posted | whatsapp | Thrift Finds Uyo | Lifestyle | 1100 | 41 | 25000 | Two full groups that buy within minutes.
seller | posted | tiktok | @pepperandplantain | Food & Cooking | 143000 | 10.3 | 495000 | Cooking without talking. Average watch time 19 seconds, three videos above two million views.
halima | sold | instagram | @abujacloset | Fashion & Beauty | 42600 | 4.9 | 149000 | Second-hand designer pieces, with the list of regular buyers.
emeka | posted | facebook | Sunday League Nigeria | Sports | 19900 | 3.0 | 45000 | Amateur results and arguments, from 60 leagues.
folake | posted | tiktok | @bedtimeinyoruba | Family & Parenting | 67300 | 12.4 | 285000 | Bedtime stories in Yoruba with subtitles. Schools ask to use it.
musa | posted | twitter | @shipfromlagos | Technology | 58200 | 2.2 | 225000 | Product launches from Nigeria, one a day for three years.
segun | posted | instagram | @studio6am | Music & Entertainment | 26100 | 4.7 | 78000 | Producers at work. Comes with the licence for forty loops.
aisha | sold | facebook | Patience and Plenty | Faith & Motivation | 48800 | 3.5 | 105000 | Short stories of everyday kindness.
tobi | posted* | instagram | @deskgoals.ng | Technology | 112000 | 3.7 | 340000 | Home offices of Nigeria. Furniture makers pay per post, invoices attached to the hand-over.
nneka | disputed | tiktok | @visafree54 | Travel | 83700 | 8.8 | 260000 | Where a Nigerian passport goes without asking first.
kunle | posted | youtube | Money in Plain English | Business & Finance | 45600 | 4.9 | 860000 | Savings, bonds and pensions explained. Monetised, sponsors under contract until December.
blessing | posted | telegram | @naijacoupons | Other | 9700 | 7.1 | 33000 | Coupons for food and data, checked every morning.
seller | rejected | whatsapp | Lagos Cooks | Food & Cooking | 900 | 25 | 28000 | Two groups of home cooks.
halima | pending | youtube | Henna by Halima | Fashion & Beauty | 13900 | 6.0 | 135000 | Slow henna videos with music. Ready for monetisation, not switched on.
emeka | pending | tiktok | @refsaidno | Comedy & Memes | 187000 | 13.1 | 610000 | Referee sketches. Every fourth video passes a million.
folake | rejected | twitter | @schoolruns | Lifestyle | 6400 | 2.0 | 31000 | Traffic and tempers of the school run.
musa | pending | telegram | @cloudnotes_ng | Technology | 8800 | 6.7 | 58000 | Daily notes about cloud certificates, with a study group.
ifeoma | pending | youtube | Light of Enugu | Art & Photography | 7600 | 5.3 | 92000 | Film diary of a photographer. Small and beautiful, 61 episodes.
segun | rejected | facebook | Free Beats Daily | Music & Entertainment | 15200 | 1.2 | 40000 | Beats to download.
aisha | draft | instagram | @gratefulnotes | Faith & Motivation | 5200 | 8.0 | 36000 | Handwritten notes, one a day.
tobi | rejected | whatsapp | Gadget Swap Lagos | Technology | 1800 | 19 | 35000 | People who swap phones.
nneka | pending | facebook | Weekend in Benin | Travel | 11800 | 4.2 | 64000 | Weekend trips across the border, with drivers and prices.
kunle | draft | twitter | @bondsandbeans | Business & Finance | 4300 | 3.0 | 52000 | Commodities and bonds for beginners.
seller | draft | youtube | Chidi Cooks Late | Food & Cooking | 2100 | 7.0 | 80000 | Cooking after midnight, eleven episodes so far.
seller | pending | facebook | Lagos Food Map | Food & Cooking | 72300 | 3.4 | 230000 | Page with a map of 900 places to eat, kept up to date by its readers.
folake | posted | youtube | Jollof Wars | Food & Cooking | 46300 | 7.4 | 645000 | Cooks from Lagos, Accra and Dakar make the same pot of rice, and the viewers vote. 64 episodes, monetised since 2023, two brands of tomato paste pay per season.
seller | posted | telegram | @kitchendeals | Food & Cooking | 12900 | 5.8 | 65000 | Deals for kitchens, checked by hand. Shops pay to be listed first.
`;

const hosts = {
  instagram: 'instagram.com',
  youtube: 'youtube.com',
  twitter: 'x.com',
  tiktok: 'tiktok.com',
  telegram: 't.me',
  whatsapp: 'chat.whatsapp.com',
  facebook: 'facebook.com',
} as const;

const statuses = ['draft', 'pending', 'posted', 'rejected', 'sold', 'disputed'] as const;

export const demoListings: readonly DemoListing[] = table.trim().split('\n').map(readLine);

function readLine(line: string): DemoListing {
  const [nickname, standing, platform, handle, category, followers, engagement, price, description] = line
    .split('|')
    .map((cell) => cell.trim());
  const name = handle?.replace(/[^A-Za-z0-9._]/g, '').toLowerCase();
  const status = statuses.find((known) => known === standing?.replace('*', ''));
  if (status === undefined) throw new Error(`the demo listing ${handle} has no known status`);
  const host = hosts[platform as keyof typeof hosts];
  return {
    sellerEmail: `${nickname}@oja.test`,
    status,
    featured: standing?.endsWith('*') ?? false,
    // Parsed with the schema of the endpoint.
    form: createListingBody.parse({
      platform,
      handle,
      category,
      description,
      followers: Number(followers),
      engagement: Number(engagement),
      price: Number(price),
      url: `https://${host}/${name}`,
      ...handoverOf({ platform, status, name }),
      cover_days: standing?.endsWith('*') ? 14 : 0,
      ...(handle !== undefined && handle in demoClaims ? { claims: demoClaims[handle] } : {}),
      ...(status === 'draft' ? { status } : {}),
    }),
  };
}

/** Channels on offer are handed over by role; everything else, and what was sold before, with its login details. */
function handoverOf(listing: {
  platform: string | undefined;
  status: DemoListing['status'];
  name: string | undefined;
}) {
  const { platform, status, name } = listing;
  const isChannel = platform === 'youtube' || platform === 'telegram';
  if (isChannel && status !== 'sold' && status !== 'disputed') return { handover_kind: 'role' };
  return {
    username: `${name}@mail.example`,
    password: `demo-${name}-2026`,
    handover_notes: `Original e-mail: ${name}@mail.example`,
  };
}
