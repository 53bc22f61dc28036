import type { BodyFor } from '@oja/contract/call-types';
import type { APIRequestContext, Locator } from '@playwright/test';
import { callAs, makeAdmin } from './call-as.ts';
import { demo } from './people.ts';
import { buyListing, type PreparedPurchase } from './purchases.ts';

/** Names the rule of a decision and the first statement of the case as its evidence. */
export async function nameGrounds(dialog: Locator): Promise<void> {
  await dialog.getByRole('combobox', { name: /Rule/ }).click();
  await dialog.page().getByRole('option', { name: 'Not as described' }).click();
  await dialog.getByRole('group', { name: 'It rests on' }).getByRole('checkbox').first().check();
}

/** A purchase that its buyer disputes; returns its id. */
export async function disputeListing(request: APIRequestContext, deal: PreparedPurchase): Promise<string> {
  const id = await buyListing(request, deal);
  const body = { reason: 'not_as_described', description: 'Half of the followers were gone.' } as const;
  await callAs(request, deal.buyer, 'disputePurchase', { params: { id }, body });
  return id;
}

/**
 * Decides a dispute as an administrator made for it, so that the appeal is left to the others. What is so large that it
 * needs approval is approved.
 */
export async function decideAsAnotherAdmin(
  request: APIRequestContext,
  purchaseId: string,
  decision: BodyFor<'resolveDispute'>,
): Promise<void> {
  const admin = await makeAdmin(request);
  await callAs(request, admin, 'resolveDispute', { params: { purchase_id: purchaseId }, body: decision });
  const waiting = await callAs(request, demo.admin, 'listApprovals', { query: { limit: '100' } });
  for (const { id, page } of waiting) {
    if (page?.includes(purchaseId)) await callAs(request, demo.admin, 'approveProposal', { params: { id } });
  }
}
