import { randomUUID } from 'node:crypto';
import { type SecretName, type SettingsSection, secretMask } from '@oja/contract/settings';
import type { Sealer } from '../../../crypto/sealing.ts';
import type { Db } from '../../../db/client.ts';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import type { Tx } from '../../../db/transaction.ts';

const contextOf = (id: string) => `settings-secret:${id}`;
const previousContextOf = (id: string) => `settings-secret:${id}:previous`;

export const sealedSettingsColumns: readonly SealedColumn[] = [
  { table: 'settings_secrets', id: 'id', column: 'sealed', contextOf },
  { table: 'settings_secrets', id: 'id', column: 'previous', contextOf: previousContextOf },
];

export interface StoredSecret {
  value: string;
  /** The previous value, while it is still in use. */
  previous: string | undefined;
  previousUntil: Date | null;
}

export async function readSecret<Section extends SettingsSection>(
  deps: { db: Db | Tx; sealer: Sealer; now: () => Date },
  section: Section,
  name: SecretName<Section>,
): Promise<StoredSecret | undefined> {
  const row = await deps.db
    .selectFrom('settingsSecrets')
    .select(['id', 'sealed', 'previous', 'previousUntil'])
    .where('section', '=', section)
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { previous, previousUntil } = row;
  const isPreviousUsed = previous !== null && previousUntil !== null && previousUntil > deps.now();
  return {
    value: deps.sealer.open(row.sealed, contextOf(row.id)).toString('utf8'),
    previous: isPreviousUsed
      ? deps.sealer.open(previous, previousContextOf(row.id)).toString('utf8')
      : undefined,
    previousUntil: isPreviousUsed ? previousUntil : null,
  };
}

export interface SecretChange {
  section: SettingsSection;
  name: string;
  /** Null removes the secret. */
  value: string | null;
  changedBy: string | null;
  at: Date;
  /** Until when the previous value stays in use beside it. */
  keepPreviousUntil?: Date;
}

/** Seals one secret. The row keeps its id, to which the sealed value is bound. */
export async function writeSecret(tx: Tx, sealer: Sealer, change: SecretChange): Promise<void> {
  const { section, name, value, changedBy, at } = change;
  const current = await tx
    .selectFrom('settingsSecrets')
    .select(['id', 'sealed'])
    .where('section', '=', section)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (value === null) {
    if (current) await tx.deleteFrom('settingsSecrets').where('id', '=', current.id).execute();
    return;
  }
  const id = current?.id ?? randomUUID();
  const sealed = sealer.seal(value, contextOf(id));
  const keepsPrevious = current !== undefined && change.keepPreviousUntil !== undefined;
  const previous = keepsPrevious
    ? sealer.seal(sealer.open(current.sealed, contextOf(id)), previousContextOf(id))
    : null;
  const written = {
    sealed,
    previous,
    previousUntil: keepsPrevious ? change.keepPreviousUntil : null,
    changedBy,
  };
  await tx
    .insertInto('settingsSecrets')
    .values({ id, section, name, ...written, changedAt: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...written, changedAt: at }))
    .execute();
}

/** The mask means unchanged and an empty field means not filled in: neither is a change. */
export function changedSecrets(
  sent: Readonly<Record<string, string | null | undefined>>,
): [string, string | null][] {
  return Object.entries(sent).filter(
    (entry): entry is [string, string | null] =>
      entry[1] !== undefined && entry[1] !== secretMask && entry[1] !== '',
  );
}
