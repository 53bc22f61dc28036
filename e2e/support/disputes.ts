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
  const body = { reason: 'not_as_described', description: 'Half of the followers were gone.' };
  await callAs(request, deal.buyer, { method: 'post', path: `/purchases/${id}/dispute`, body });
  return id;
}

/**
 * Decides a dispute as an administrator made for it, so that the appeal is left to the others. What is so large that it
 * needs approval is approved.
 */
export async function decideAsAnotherAdmin(
  request: APIRequestContext,
  purchaseId: string,
  decision: object,
): Promise<void> {
  const admin = await makeAdmin(request);
  const path = `/admin/disputes/${purchaseId}/resolve`;
  await callAs(request, admin, { method: 'post', path, body: decision });
  const waiting = await callAs(request, demo.admin, { method: 'get', path: '/admin/approvals?limit=100' });
  for (const { id, page } of waiting) {
    if (page?.includes(purchaseId))
      await callAs(request, demo.admin, { method: 'post', path: `/admin/approvals/${id}/approve` });
  }
}
