import { dayMs } from '@oja/contract/durations';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import { inTransaction } from '../src/db/transaction.ts';
import { drawPicture } from '../src/modules/platform/media/test-pictures.ts';
import { readSection, saveSettings } from '../src/modules/platform/settings/index.ts';
import { addPosted, addSeller } from '../src/modules/trade/listings/test-listings.ts';
import { asOwner } from './as-owner.ts';
import type { BodyFor, CallResult, DataFor } from './calls.ts';
import { fundWallet } from './fund-wallet.ts';
import type { Oja, Person } from './oja.ts';

/** Fixtures of the purchase tests: users with money, listings on the market, and purchases in the wanted state. */

export async function addBuyer(oja: Oja, naira = 1_000_000): Promise<Person> {
  // Sessions outlast the windows that tests let pass.
  const buyer = await oja.person({ days: 365 });
  await fundWallet(oja, buyer.id, naira * 100);
  return buyer;
}

export async function addAdmin(oja: Oja): Promise<Person> {
  return oja.person({ role: 'admin', days: 365 });
}

/** A seller whose session lasts as long. */
export async function addTrader(oja: Oja): Promise<Person> {
  const seller = await addSeller(oja);
  const expiresAt = new Date(oja.clock.now.getTime() + 365 * dayMs);
  await asOwner(oja, 'update sessions set remembered = true, expires_at = $1 where id = $2', [
    expiresAt,
    seller.sessionId,
  ]);
  return seller;
}

export interface Market {
  oja: Oja;
  seller: Person;
  buyer: Person;
  admin: Person;
}

export async function openMarket(oja: Oja): Promise<Market> {
  return { oja, seller: await addTrader(oja), buyer: await addBuyer(oja), admin: await addAdmin(oja) };
}

/** A listing on the market for ₦150,000 unless another price is given. */
export function offer(
  market: Market,
  change: Partial<BodyFor<'createListing'>> = {},
): Promise<DataFor<'createListing'>> {
  return addPosted(market.oja, market.seller, change);
}

export async function buy(
  market: Market,
  options: { buyer?: Person; listing?: Partial<BodyFor<'createListing'>> } = {},
): Promise<{ id: string; listingId: string }> {
  const listing = await offer(market, options.listing);
  const { token } = options.buyer ?? market.buyer;
  const { status, body, text } = await market.oja.call('createPurchase', {
    token,
    body: { listing_id: listing.id },
  });
  if (status !== 200) throw new Error(`nothing was bought: ${text}`);
  return { id: body.data.id, listingId: listing.id };
}

export async function dispute(
  market: Market,
  purchaseId: string,
  change: Partial<BodyFor<'disputePurchase'>> = {},
): Promise<CallResult<'disputePurchase'>> {
  return market.oja.call('disputePurchase', {
    token: market.buyer.token,
    params: { id: purchaseId },
    body: { reason: 'not_as_described', description: 'Half of the followers are gone.', ...change },
  });
}

export async function buyAndDispute(
  market: Market,
  options: { listing?: Partial<BodyFor<'createListing'>> } = {},
): Promise<{ id: string; listingId: string }> {
  const bought = await buy(market, options);
  const { status, text } = await dispute(market, bought.id);
  if (status !== 200) throw new Error(`no dispute was opened: ${text}`);
  return bought;
}

export async function statusOfPurchase(oja: Oja, purchaseId: string): Promise<string> {
  const row = await oja.deps.db
    .selectFrom('purchases')
    .select('status')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return row.status;
}

/** Changes some fields of a section of the settings, as an administrator would. */
export async function changeSettings<Section extends SettingsSection>(
  oja: Oja,
  section: Section,
  change: Partial<Settings<Section>>,
): Promise<void> {
  await inTransaction(oja.deps.db, async (tx) => {
    const { version, value } = await readSection(tx, section);
    const actor = { id: null, label: 'test' };
    await saveSettings(tx, { section, expectedVersion: version, value: { ...value, ...change }, actor });
  });
  oja.deps.settings.invalidate(section);
}

/** A small picture for uploads. */
export function smallPicture(): Promise<Buffer> {
  return drawPicture({ width: 60, height: 40, type: 'png' });
}

/** A picture for a dispute. */
export async function uploadEvidence(oja: Oja, person: Person): Promise<CallResult<'uploadDisputeImage'>> {
  const headers = { 'content-type': 'image/png' };
  return oja.call('uploadDisputeImage', { token: person.token, body: await smallPicture(), headers });
}

/** The same market with a buyer who has no purchases and no disputes yet. */
export async function withNewBuyer(market: Market): Promise<Market> {
  return { ...market, buyer: await addBuyer(market.oja) };
}
