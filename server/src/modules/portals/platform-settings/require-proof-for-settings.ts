import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { Tx } from '../../../db/transaction.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { changedSecrets, readSection } from '../../platform/settings/index.ts';

/** Saving a secret, or switching maintenance mode on, needs a proof of presence; other settings do not. */
export async function requireProofForSettings<Section extends SettingsSection>(
  tx: Tx,
  input: {
    section: Section;
    value: Settings<Section>;
    sent: Readonly<Record<string, string | null | undefined>>;
    provenBy: ProofSubject;
    now: Date;
  },
): Promise<void> {
  const changesSecret = changedSecrets(input.sent).length > 0;
  if (changesSecret || (await startsMaintenance(tx, input.value))) {
    await requireProof(tx, input.provenBy, input.now);
  }
}

async function startsMaintenance(tx: Tx, value: object): Promise<boolean> {
  if (!('maintenanceMode' in value) || value.maintenanceMode !== true) return false;
  const { value: current } = await readSection(tx, 'general');
  return !current.maintenanceMode;
}
