import { weakensGuard } from '@oja/contract/setting-guards';
import { settingLabel } from '@oja/contract/setting-labels';
import { type SettingsSection, settingsSecrets } from '@oja/contract/settings';
import type { SettingsVersion } from '@oja/contract/settings-history';
import { useMutation } from '@tanstack/react-query';
import { Notice } from '@/components/ui/notice';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastRefusal } from '@/components/ui/toast-failure';
import { ApiError, isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { rollBackMutation } from '../../api';
import { versionInWords } from '../../logic/version-name';
import { NeedsSecond } from '../guard-notices';
import { ChangeList } from './change-list';

type RollBackDialogProps = {
  section: SettingsSection;
  entry: SettingsVersion;
  /** The version that the changes shown here were compared with. */
  inForce: number;
  hasUnsaved: boolean;
  onClose: () => void;
};

/** Asks before a roll-back, with exactly what it will change. */
export function RollBackDialog({ section, entry, inForce, hasUnsaved, onClose }: RollBackDialogProps) {
  const name = versionInWords(entry.version);
  const weaker = entry.restores
    .filter((change) => weakensGuard(section, change))
    .map(({ field }) => settingLabel(field));
  const secrets = settingsSecrets[section].map(settingLabel);
  const rollBack = useMutation({
    ...rollBackMutation,
    onSuccess: ({ approval }) =>
      toast(
        waitingToast(approval, 'settings_change') ?? {
          title: 'Settings Rolled Back',
          description: `The values of ${name} count again.`,
        },
      ),
    onError: (error) => {
      if (!isProofCancelled(error)) toastRefusal(refusal(error), 'Settings Not Rolled Back');
    },
  });
  const confirm = (reason: string) =>
    rollBack.mutate(
      { section, version: inForce, to: entry.version, reason },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'settings_changed') onClose();
        },
      },
    );
  return (
    <ReasonDialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={`Roll back to ${name}?`}
      description={`The old values are saved as a new version and count ${weaker.length > 0 ? 'once it is approved' : 'at once'}.`}
      label="Reason"
      hint="Stays in the history and in the audit log."
      confirmLabel="Roll Back"
      busyLabel="Rolling back..."
      busy={rollBack.isPending}
      onConfirm={confirm}
    >
      <ChangeList section={section} label="What will change now" changes={entry.restores} />
      {weaker.length > 0 ? <NeedsSecond fields={weaker} /> : null}
      {secrets.length > 0 ? (
        <Notice>
          <p>Secrets stay as they are now: {secrets.join(', ')}.</p>
        </Notice>
      ) : null}
      {hasUnsaved ? (
        <Notice variant="warning">
          <p>What you typed and did not save stays in the form.</p>
        </Notice>
      ) : null}
    </ReasonDialog>
  );
}

/** What today's rules refuse is named field by field. */
function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) return failureSentence(error, 'Nothing was changed.');
  if (error.code === 'settings_changed')
    return 'Somebody else saved these settings in the meantime. Look at what would change now, then try again.';
  const fields = error.details.map(({ field, message }) => `${settingLabel(field)}: ${message}`);
  return [failureSentence(error, 'Nothing was changed.'), ...fields].join(' ');
}
