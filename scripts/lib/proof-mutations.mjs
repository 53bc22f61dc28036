/** Guards that need a proof of presence. The same table as mutations.mjs. */
const modules = 'server/src/modules';
const mechanism = `${modules}/people/accounts/proof.test.ts`;
const walk = 'server/src/http/proof-walk.test.ts';
const withdrawing = `${modules}/money/payouts/withdrawal-proof.test.ts`;

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
    guard: 'a withdrawal reads the proof in the transaction that holds the money',
    file: `${modules}/money/payouts/request-withdrawal.ts`,
    find: '  await requireProof(tx, provenBy, deps.now());\n',
    put: '',
    tests: [withdrawing],
  },
  {
    guard: 'a withdrawal is refused before the gateway is asked',
    file: `${modules}/money/payouts/request-withdrawal.ts`,
    find: "    await requireProof(deps.db, provenBy, deps.now());\n    if (request.method === 'card')",
    put: "    if (request.method === 'card')",
    tests: [walk],
  },
  {
    guard: 'a bank account is linked with a proof that still holds',
    file: `${modules}/money/bank-accounts/link-account.ts`,
    find: '      await requireProof(tx, provenBy, deps.now());\n      await refuseLinked(',
    put: '      await refuseLinked(',
    tests: [withdrawing],
  },
  {
    guard: 'another name needs a proof',
    file: `${modules}/people/accounts/update-profile.ts`,
    find: 'change.name !== undefined && change.name !== current.name',
    put: 'change.name === null',
    tests: [walk, mechanism],
  },
  {
    guard: 'staff give another name with a proof',
    file: `${modules}/portals/users/edit-user.ts`,
    find: '      await requireProof(tx, provenBy, deps.now());\n',
    put: '',
    tests: [walk],
  },
  {
    guard: 'making or demoting an administrator needs a proof',
    file: `${modules}/people/accounts/admin-changes.ts`,
    find: '  await requireProof(tx, provenBy, now);\n',
    put: '',
    tests: [walk],
  },
  {
    guard: 'inviting an administrator needs a proof',
    file: `${modules}/portals/users/add-user.ts`,
    find: "      if (grantsApprovals('user', role)) await requireProof(tx, provenBy, deps.now());\n",
    put: '',
    tests: [walk],
  },
  {
    guard: 'saving a secret needs a proof',
    file: `${modules}/portals/platform-settings/require-proof-for-settings.ts`,
    find: 'changesSecret || (await',
    put: '(await',
    tests: [walk],
  },
  {
    guard: 'switching maintenance mode on needs a proof',
    file: `${modules}/portals/platform-settings/require-proof-for-settings.ts`,
    find: 'return !current.maintenanceMode;',
    put: 'return current.maintenanceMode;',
    tests: [walk],
  },
  {
    guard: 'a new webhook secret needs a proof',
    file: `${modules}/platform/webhooks/rotate-webhook-secret.ts`,
    find: '    await requireProof(tx, provenBy, at);\n',
    put: '',
    tests: [walk],
  },
  {
    guard: 'a sale made by staff needs a proof',
    file: `${modules}/portals/transactions/add-transaction.ts`,
    find: '      await requireProof(tx, provenBy, now);\n',
    put: '',
    tests: [walk],
  },
  {
    guard: 'wrong proofs are counted before they are checked',
    file: `${modules}/people/accounts/verify-in-session.ts`,
    find: '  const until = await countAttempt(deps, attempt);\n  const result = await verify()',
    put: '  const until = undefined;\n  const result = await verify()',
    tests: [mechanism],
  },
  {
    guard: 'the right password does not forgive guessed codes of a session',
    file: 'server/src/domain/accounts/lock-out.ts',
    find: "step === 'password' ? 'session' : 'session_codes'",
    put: "'session'",
    tests: [mechanism],
  },
  {
    guard: 'a password alone proves nothing while two-factor sign-in is on',
    file: `${modules}/people/accounts/prove-user.ts`,
    find: "  if ('password' in given && twoFactorEnabledAt !== null) throw new Refusal('proof_code_required');\n",
    put: '',
    tests: [mechanism],
  },
  {
    guard: 'a password that was changed while it was checked proves nothing',
    file: `${modules}/people/accounts/prove-user.ts`,
    find: "if ('password' in given && user.passwordHash !== passwordHash) {",
    put: "if ('password' in given && user.passwordHash === '') {",
    tests: [mechanism],
  },
  {
    guard: 'a change of the password revokes proofs',
    file: `${modules}/people/accounts/change-password.ts`,
    find: '    await clearProofs(tx, user.id);\n',
    put: '',
    tests: [mechanism],
  },
];
