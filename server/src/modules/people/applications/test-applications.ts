import type { DocumentKind } from '@oja/contract/applications';
import type { BodyFor, CallResult } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';

export const completeDraft = {
  step: 4,
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phone: '+234 801 234 5678',
  bio: 'I grow food accounts.',
  instagram: '@lagosfoodie',
  experience: 'intermediate',
} as const;

/** A small PDF that counts as complete. */
export function pdf(text: string): Buffer {
  const body = `1 0 obj\n<< /Type /Catalog >>\nendobj\n(${text})\n`;
  return Buffer.from(
    `%PDF-1.7\n${body}xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n68\n%%EOF\n`,
    'latin1',
  );
}

export function upload(
  oja: Oja,
  token: string,
  kind: DocumentKind,
  bytes: Buffer,
): Promise<CallResult<'uploadApplicationDocument'>> {
  return oja.call('uploadApplicationDocument', {
    token,
    params: { kind },
    query: { file_name: 'scan.pdf' },
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  });
}

/** Fills in and submits a complete application. */
export async function handIn(
  oja: Oja,
  person: Person,
  change: Partial<BodyFor<'saveSellerApplication'>> = {},
): Promise<void> {
  const { token } = person;
  await oja.call('saveSellerApplication', { token, body: { ...completeDraft, ...change } });
  await upload(oja, token, 'government_id', pdf(`Passport of ${person.email}`));
  await upload(oja, token, 'proof_of_ownership', pdf('Channel settings'));
  const { status } = await oja.call('submitSellerApplication', { token, body: { termsAccepted: true } });
  if (status !== 200) throw new Error(`handing in answered ${status}`);
}
