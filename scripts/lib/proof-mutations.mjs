/** Guards that need a proof of presence. The same table as mutations.mjs. */
const modules = 'server/src/modules';
const mechanism = `${modules}/accounts/proof.test.ts`;
const walk = 'server/src/http/proof-walk.test.ts';
const withdrawing = `${modules}/payouts/withdrawal-proof.test.ts`;

export const proofMutations = [
  {
    guard: 'a guarded call needs a proof',
    file: 'server/src/http/require-proof.ts',
    find: "if (!isProven(session?.provenAt, now)) throw new Refusal('proof_required');",
    put: 'isProven(session?.provenAt, now);',
    tests: [mechanism, walk, withdrawing],
  },
  {
    guard: 'a proof ends after ten minutes',
    file: 'server/src/domain/accounts/proof.ts',
    find: '&& now < provenUntil(provenAt)',
    put: '&& now >= provenAt',
    tests: [mechanism, 'server/src/domain/accounts/proof.test.ts'],
  },
];
