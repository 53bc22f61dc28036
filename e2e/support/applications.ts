import type { Page } from '@playwright/test';
import { call } from './calls.ts';
import { openSession, type Person } from './people.ts';

/** Everything of the wizard without its screens, for journeys that begin later; returns the picture of the ID. */
export async function handInApplication(page: Page, person: Person): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent('<h1>Channel settings</h1>');
  const [picture, pdf] = [await paper.screenshot(), await paper.pdf()];
  await paper.close();
  const { request } = page;
  const { token } = await openSession(request, person);
  const [firstName = '', lastName = ''] = person.name.split(' ');
  const phone = '+2348012345678';
  await call(request, 'saveSellerApplication', {
    token,
    body: { step: 4, firstName, lastName, email: person.email, phone, experience: 'beginner' },
  });
  await call(request, 'uploadApplicationDocument', {
    token,
    params: { kind: 'government_id' },
    query: { file_name: 'passport.png' },
    headers: { 'content-type': 'image/png' },
    body: picture,
  });
  await call(request, 'uploadApplicationDocument', {
    token,
    params: { kind: 'proof_of_ownership' },
    query: { file_name: 'proof.pdf' },
    headers: { 'content-type': 'application/pdf' },
    body: pdf,
  });
  await call(request, 'submitSellerApplication', { token, body: { termsAccepted: true } });
  return picture;
}
