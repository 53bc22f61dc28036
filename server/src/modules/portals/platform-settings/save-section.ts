import type { Settings, SettingsSection } from '@oja/contract/settings';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Client } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { type RollBack, saveSettings, withWebhookSecret } from '../../platform/settings/index.ts';
import { checkGeneral, checkIntegrations, checkPayment } from './check-settings.ts';
import { requireProofForSettings } from './require-proof-for-settings.ts';

const previousSecretMs = 24 * 3_600_000;

type SentSecrets = Readonly<Record<string, string | null | undefined>>;

interface SectionChange<Section extends SettingsSection> {
  version: number;
  value: Settings<Section>;
  secrets?: SentSecrets | undefined;
  rollBack?: RollBack;
}

/** Saves a section for an administrator: checks, proof of presence, the next version. A roll-back takes the same way. */
export async function saveSection<Section extends SettingsSection>(
  deps: Deps,
  section: Section,
  caller: { session: Session; client: Client },
  change: SectionChange<Section>,
): Promise<{ version: number }> {
  const { version, value, rollBack } = change;
  const sent = (await checks[section]?.(deps, value, change.secrets ?? {})) ?? change.secrets ?? {};
  const at = deps.now();
  const saved = await inTransaction(deps.db, async (tx) => {
    await requireProofForSettings(tx, { section, value, sent, provenBy: caller.session, now: at });
    return saveSettings(tx, {
      section,
      expectedVersion: version,
      value,
      actor: staffActor(caller),
      rollBack,
      secrets: {
        sent,
        sealer: deps.sealer,
        at,
        ...(section === 'integrations'
          ? { keepPreviousUntil: new Date(at.getTime() + previousSecretMs) }
          : {}),
      },
    });
  });
  // Other processes are invalidated by NOTIFY; this one must not wait for its own notice. The section is read at
  // once for callers of `latest`, such as the maintenance check.
  deps.settings.invalidate(section);
  await deps.settings.read(section);
  return saved;
}

type Checks = {
  [Section in SettingsSection]?: (
    deps: Deps,
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
