import type { WaitingApproval } from '@oja/contract/approvals';
import { isGuarded, weakensGuard } from '@oja/contract/setting-guards';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ChangedField, changedFields } from '../../../domain/settings/changed-fields.ts';
import type { Client } from '../../../http/call.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Session } from '../../../http/session.ts';
import { proposeToSecond, refuseWhileWaiting } from '../../platform/approvals/index.ts';
import { staffActor } from '../../platform/audit/index.ts';
import {
  changedSecrets,
  previousSecretMs,
  type RollBack,
  readSection,
  saveSettings,
  withWebhookSecret,
} from '../../platform/settings/index.ts';
import { checkGeneral, checkIntegrations, checkPayment } from './check-settings.ts';
import { notifyGuardChanges } from './guard-changes.ts';
import { lockSection } from './lock-section.ts';
import type { ProposedSave } from './settings-approval.ts';

type SentSecrets = Readonly<Record<string, string | null | undefined>>;

interface SectionChange<Section extends SettingsSection> {
  version: number;
  value: Settings<Section>;
  secrets?: SentSecrets | undefined;
  rollBack?: RollBack;
  reason?: string | undefined;
}

export interface SavedSettings {
  version: number;
  /** The change waits for another administrator, and nothing is saved yet. */
  approval: WaitingApproval;
}

/**
 * Saves a section for an administrator: checks, proof of presence, the next version. A roll-back takes the same way. A
 * change that weakens a guard waits for a second administrator.
 */
export async function saveSection<Section extends SettingsSection>(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'settings' | 'webhooks'>,
  section: Section,
  caller: { session: Session; client: Client },
  change: SectionChange<Section>,
): Promise<SavedSettings> {
  const sent = (await checks[section]?.(deps, change.value, change.secrets ?? {})) ?? change.secrets ?? {};
  const saved = await inTransaction(deps.db, (tx) =>
    saveOrPropose(tx, deps, { ...change, section, caller, sent }),
  );
  // Other processes are invalidated by NOTIFY; this one must not wait for its own notice. The section is read at
  // once for callers of `latest`, such as the maintenance check.
  deps.settings.invalidate(section);
  await deps.settings.read(section);
  return saved;
}

async function saveOrPropose<Section extends SettingsSection>(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  change: SectionChange<Section> & {
    section: Section;
    caller: { session: Session; client: Client };
    sent: SentSecrets;
  },
): Promise<SavedSettings> {
  const { section, caller, version, value, rollBack, sent } = change;
  const reason = rollBack?.reason ?? change.reason;
  const actor = staffActor(caller);
  await lockActingStaff(tx, actor.id, 'admin');
  await lockSection(tx, section);
  await refuseWhileWaiting(tx, { kind: 'settings_change', subjectId: section });
  const now = deps.now();
  const current = await readSection(tx, section);
  const changes = changedFields(current.value, value);
  // A save of an older version is refused by saveSettings, so nothing is asked for it.
  if (current.version === version) {
    if (needsProof(section, changes, sent)) await requireProof(tx, caller.session, now);
    if (changes.some((field) => weakensGuard(section, field))) {
      const payload: ProposedSave = { version, value, rollBack, reason };
      const proposal = { kind: 'settings_change', subjectId: section, payload, amountKobo: null } as const;
      const by = { actor, provenBy: caller.session };
      const approval = await proposeToSecond(
        tx,
        { ...proposal, reason: reason ?? 'No reason was given.', ...by },
        now,
      );
      if (approval !== null) return { version, approval };
    }
  }
  const keeps = section === 'integrations';
  const keepPreviousUntil = new Date(now.getTime() + previousSecretMs);
  const saved = await saveSettings(tx, {
    section,
    expectedVersion: version,
    value,
    actor,
    rollBack,
    reason,
    secrets: { sent, sealer: deps.sealer, at: now, ...(keeps ? { keepPreviousUntil } : {}) },
  });
  await notifyGuardChanges(tx, { section, changes, by: actor, approvedBy: null, now });
  return { ...saved, approval: null };
}

/** Saving a secret, switching maintenance mode on, and changing a guard need a proof of presence. */
function needsProof(section: SettingsSection, changes: readonly ChangedField[], sent: SentSecrets): boolean {
  return (
    changedSecrets(sent).length > 0 ||
    changes.some(
      ({ field, after }) => isGuarded(section, field) || (field === 'maintenanceMode' && after === true),
    )
  );
}

type Checks = {
  [Section in SettingsSection]?: (
    deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'webhooks'>,
    value: Settings<Section>,
    sent: SentSecrets,
  ) => Promise<SentSecrets>;
};

/** Checks that the schema of a section cannot make; each answers with the secrets to be saved. */
const checks: Checks = {
  async general(_deps, value, sent) {
    checkGeneral(value);
    return sent;
  },
  async payment(_deps, value, sent) {
    checkPayment(value);
    return sent;
  },
  async integrations(deps, value, secrets) {
    await checkIntegrations(deps, value, secrets.webhookSecret);
    return withWebhookSecret(deps, { value, secrets });
  },
};
