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
  {
    guard: 'a withdrawal is refused before the gateway is asked',
    file: `${modules}/payouts/request-withdrawal.ts`,
    find: '  if (!(await hasRun(deps.db, claim))) await requireProof(deps.db, provenBy, deps.now());\n',
    put: '',
    tests: [walk],
  },
  {
    guard: 'another name needs a proof',
    file: `${modules}/accounts/update-profile.ts`,
    find: 'change.name !== undefined && change.name !== current.name',
    put: 'change.name === null',
    tests: [walk, mechanism],
  },
  {
    guard: 'staff give another name with a proof',
    file: `${modules}/users/edit-user.ts`,
    find: '    if (after.name !== before.name) await requireProof(tx, provenBy, deps.now());\n',
    put: '',
    tests: [walk],
  },
  {
    guard: 'making or demoting an administrator needs a proof',
    file: `${modules}/users/change-role.ts`,
    find: "  if (role === 'admin' || before.role === 'admin') await requireProof(tx, provenBy, now);\n",
    put: '',
    tests: [walk],
  },
  {
    guard: 'inviting an administrator needs a proof',
    file: `${modules}/users/add-user.ts`,
    find: "      if (role === 'admin') await requireProof(tx, provenBy, deps.now());\n",
    put: '',
    tests: [walk],
  },
  {
    guard: 'saving a secret needs a proof',
    file: `${modules}/settings/require-proof-for-settings.ts`,
    find: 'changesSecret || (await',
    put: '(await',
    tests: [walk],
  },
  {
    guard: 'a new webhook secret needs a proof',
    file: `${modules}/webhooks/rotate-webhook-secret.ts`,
    find: '    await requireProof(tx, provenBy, at);\n',
    put: '',
    tests: [walk],
  },
];
