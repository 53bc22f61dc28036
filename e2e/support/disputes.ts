import type { APIRequestContext, Locator } from '@playwright/test';
import { callAs } from './call-as.ts';
import { demo, openSession, registerPerson } from './people.ts';
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

/** Decides a dispute as an administrator made for it, so that the appeal is left to the others. */
export async function decideAsAnotherAdmin(
  request: APIRequestContext,
  purchaseId: string,
  decision: object,
): Promise<void> {
  const admin = await registerPerson(request);
  const { user } = await openSession(request, admin);
  await callAs(request, demo.admin, {
    method: 'put',
    path: `/admin/users/${user.id}`,
    body: { role: 'admin' },
  });
  const signedIn = await request.post('/api/auth/login/admin', {
    data: { email: admin.email, password: admin.password },
  });
  const { token } = (await signedIn.json()).data;
  const decided = await request.post(`/api/admin/disputes/${purchaseId}/resolve`, {
    headers: { authorization: `Bearer ${token}` },
    data: decision,
  });
  if (!decided.ok()) throw new Error(await decided.text());
}
