import type { APIRequestContext } from '@playwright/test';
import { callAs } from '../support/call-as.ts';
import { call } from '../support/calls.ts';
import { approveListing, offerListing, rareWord, registerSeller } from '../support/listings.ts';
import { demo, nicknameOf, openSession, type Person, registerPerson } from '../support/people.ts';
import { buyListing } from '../support/purchases.ts';
import { expect, test } from '../support/test.ts';
import { confirmAddress, fundWallet, linkAccount } from '../support/wallets.ts';

/**
 * Two traders use Oja with values that occur nowhere else: names, addresses, numbers, credentials, a bank account. Then
 * every kind of guest page is read as bytes, with the data it embeds, and searched for them.
 */
test('no page for guests holds a secret or personal data of a trader', async ({ request }) => {
  const seller = await registerSeller(request);
  const buyer = await registerPerson(request);
  const tag = rareWord();
  const digits = String(Date.now()).slice(-7);
  const planted = {
    telegram: `@tg_${tag}`,
    whatsapp: `+234803${digits}`,
    phoneNumber: `+234805${digits}`,
    accountNumber: `011${digits}`,
    username: `login-${tag}`,
    password: `secret-${tag}`,
    notes: `notes-${tag}`,
    floor: '84721.36',
  };
  await plantContacts(request, seller, planted);
  await confirmAddress(request, seller);
  await linkAccount(request, seller, planted.accountNumber);
  const { username, password } = planted;
  const secrets = { username, password, handover_notes: planted.notes };
  const bought = await offerListing(request, seller, { ...secrets, price: 100_000 });
  await approveListing(request, bought);
  await fundWallet(request, buyer, 150_000);
  await writeReviews(request, {
    seller,
    buyer,
    purchaseId: await buyListing(request, { seller, buyer, listing: bought }),
  });
  const offered = await offerListing(request, seller, { ...secrets, offer_floor: Number(planted.floor) });
  await approveListing(request, offered);
  const { user } = await openSession(request, seller);

  const addresses = [
    ...(await publicAddresses(request)),
    `/listing/${offered.id}`,
    `/listing/${bought.id}`,
    `/seller/${user.id}`,
    `/market?search=${encodeURIComponent(offered.handle)}`,
    `/market?search=${tag}`,
    '/help?search=refund',
    '/nowhere',
  ];
  const people = [seller, buyer, ...Object.values(demo)];
  const { support_email } = await call(request, 'showPublicTerms');
  const forbidden = [
    ...Object.values(planted),
    planted.whatsapp.slice(4),
    planted.phoneNumber.slice(4),
    ...people.flatMap(({ name, email }) => [name, email]),
  ];
  let found = 0;
  for (const address of addresses) {
    await test.step(address, async () => {
      const html = await (await request.get(address)).text();
      if (html.includes(offered.handle) && html.includes(nicknameOf(seller))) found += 1;
      for (const value of forbidden) expect(html.includes(value), `${address} holds ${value}`).toBe(false);
      const mails = html.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? [];
      expect(
        mails.filter((mail) => mail !== support_email),
        address,
      ).toEqual([]);
      expect(html, address).not.toMatch(/"(?:token|password|password_hash|email|account_number|bank_code)":/);
    });
  }
  // The listing, its seller and the search for it were really there.
  expect(found).toBeGreaterThanOrEqual(3);
});

async function plantContacts(
  request: APIRequestContext,
  person: Person,
  { telegram, whatsapp, phoneNumber }: { telegram: string; whatsapp: string; phoneNumber: string },
): Promise<void> {
  await callAs(request, person, 'updateUser', { body: { telegram, whatsapp, phoneNumber } });
}

async function writeReviews(
  request: APIRequestContext,
  { seller, buyer, purchaseId }: { seller: Person; buyer: Person; purchaseId: string },
): Promise<void> {
  await callAs(request, buyer, 'confirmPurchase', { params: { id: purchaseId } });
  const review = { params: { id: purchaseId }, body: { rating: 5, text: 'Quick and fair.' } };
  for (const person of [buyer, seller]) await callAs(request, person, 'writeReview', review);
}

/** The fixed pages and platforms of the sitemap, and some of its listings and sellers. */
async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const read = async (name: string) => {
    const xml = await (await request.get(`/sitemaps/${name}.xml`)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  };
  const pages = (await read('pages')).filter((path) => path.split('/').length < 4);
  const listings = (await read('listings-1')).slice(0, 8);
  const sellers = (await read('sellers-1')).slice(0, 8);
  expect([listings.length, sellers.length]).toEqual([8, 8]);
  return [...pages, ...listings, ...sellers];
}
