import type { RiskRule } from '@oja/contract/risk';
import { dryRunDays } from '@oja/contract/risk-signals';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { countOf, formatCount } from '@/lib/counts';
import { formatDate, formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { deleteRuleMutation, switchRuleMutation } from '../api';
import { conditionText } from '../logic/condition-text';

type RuleItemProps = { rule: RiskRule; onEdit: () => void; onTry: () => void };

export function RuleItem({ rule, onEdit, onTry }: RuleItemProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-5">
      <div className="grid min-w-60 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 break-words font-medium">{rule.name}</h2>
          <Badge variant={rule.is_on ? 'success' : 'outline'}>{rule.is_on ? 'On' : 'Off'}</Badge>
        </div>
        <p className="text-sm">{conditionText(rule)}</p>
        <p className="text-sm">
          <LastDryRun rule={rule} />
        </p>
        <p className="text-muted-foreground text-xs">
          Held {countOf(rule.held, 'change')} in {dryRunDays} days ·{' '}
          {rule.updated_by ? (
            <>
              <PersonLink id={rule.updated_by_id} name={rule.updated_by} />,{' '}
            </>
          ) : null}
          <time dateTime={rule.updated_at}>{formatDate(rule.updated_at)}</time>
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button variant="outline" size="sm" onClick={onTry}>
          {rule.is_on ? 'Dry run' : 'Dry run and switch on'}
        </Button>
        {rule.is_on ? <SwitchOff rule={rule} /> : null}
        <Button variant="ghost" size="icon" aria-label={`Edit ${rule.name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
        <DeleteRule rule={rule} />
      </div>
    </li>
  );
}

function LastDryRun({ rule: { is_on: isOn, last_dry_run: last } }: { rule: RiskRule }) {
  if (last === null) {
    return isOn
      ? 'No dry run is recorded.'
      : 'Not tried in this form; the dry run comes before it is switched on.';
  }
  return (
    <>
      Tried by <PersonLink id={last.by_id} name={last.by} /> on {formatDateTime(last.at)}: it would have held{' '}
      {formatCount(last.held)} of {countOf(last.checked, 'change')}.
    </>
  );
}

function SwitchOff({ rule: { id, name, version } }: { rule: RiskRule }) {
  const switching = useMutation({
    ...switchRuleMutation,
    onSuccess: () => toast({ title: 'Rule Switched Off', description: name }),
    onError: (error) => toastFailure(error, 'The rule could not be switched off.'),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={switching.isPending}
      busyLabel="Switching off..."
      onClick={() => switching.mutate({ id, version, on: false })}
    >
      Switch off
    </Button>
  );
}

function DeleteRule({ rule }: { rule: RiskRule }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    ...deleteRuleMutation,
    onSuccess: () => toast({ title: 'Rule Deleted', description: rule.name }),
    onError: (error) => toastFailure(error, 'The rule could not be deleted.'),
  });
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Delete ${rule.name}`}>
          <Trash2 aria-hidden="true" />
        </Button>
      }
      title={`Delete “${rule.name}”?`}
      description="It holds nothing any more. Listings that it sent to review stay there until they are decided."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      destructive
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate(rule.id, { onSettled: () => setAsking(false) })}
    />
  );
}
