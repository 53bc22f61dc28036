import type { WaitingApproval } from '@oja/contract/approvals';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { weakenedGuards } from '../logic/weakened-guards';

/** Before saving: which of the typed values weaken a guard, so that another administrator has to approve the save. */
export function WeakeningNotice({
  section,
  saved,
}: {
  section: SettingsSection;
  saved: Settings<SettingsSection>;
}) {
  const weaker = weakenedGuards(section, saved, useWatch());
  return weaker.length > 0 ? <NeedsSecond fields={weaker} /> : null;
}

export function NeedsSecond({ fields }: { fields: readonly string[] }) {
  return (
    <Notice variant="warning" role="status">
      <p className="font-medium">Another administrator has to approve this change</p>
      <p>
        It weakens what guards money or staff: {fields.join(', ')}. Nothing changes until it is approved. An
        administrator alone confirms it with the password or a code.
      </p>
    </Notice>
  );
}

/** After saving: the change that waits. Until it is answered, the server saves nothing else in its section. */
export function WaitingNotice({ waiting }: { waiting: WaitingApproval }) {
  if (waiting === null) return null;
  return (
    <Notice>
      <p className="font-medium">A change to these settings waits for approval</p>
      <p>
        Another administrator has to answer it until {formatDateTime(waiting.lapses_at)}. Nothing else can be
        saved here before.{' '}
        <Link
          to={`${adminPaths.approvals}?approval=${waiting.id}`}
          className="font-medium underline underline-offset-4"
        >
          See the proposal
        </Link>
      </p>
    </Notice>
  );
}
