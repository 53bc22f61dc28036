import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callAs } from './call-as.ts';
import { changeTimes } from './change-times.ts';
import type { Person } from './people.ts';
import { type PreparedPurchase, preparePurchase } from './purchases.ts';

/** Listings without login details. */
const goods = {
  youtube: { platform: 'youtube', handover_kind: 'role' },
  telegram: { platform: 'telegram', handover_kind: 'number' },
} as const;

/** A listing that is handed over without a password, and a buyer with the money for it. */
export function prepareHandover(
  request: APIRequestContext,
  good: keyof typeof goods,
): Promise<PreparedPurchase> {
  return preparePurchase(request, { ...goods[good], username: undefined, password: undefined });
}

/** Ticks steps off through the API, for journeys that begin later. */
export async function tickSteps(
  request: APIRequestContext,
  person: Person,
  { purchaseId, keys }: { purchaseId: string; keys: readonly string[] },
): Promise<void> {
  for (const key of keys) {
    await callAs(request, person, 'tickHandoverStep', { params: { id: purchaseId, key }, body: {} });
  }
}

/** Puts a hand-over so many hours into the past, so that a wait of the platform is over by the server's clock. */
export const ageHandover = (hours: number, purchaseId: string): Promise<void> =>
  changeTimes('age-handover.ts', purchaseId, String(hours));

export const stepOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Ticks an own step off on the screen. */
export async function tickOnScreen(page: Page, title: string, note?: string): Promise<void> {
  await stepOf(page, title).getByRole('button', { name: 'I have done this' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  if (note) await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'I have done this' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // The button is gone, and the keyboard goes on from the step.
  await expect(stepOf(page, title)).toBeFocused();
}
