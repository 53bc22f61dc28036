import { type QuickAction, quickActions, type StaffReport } from '@oja/contract/staff-report';
import { useMutation } from '@tanstack/react-query';
import {
  Ban,
  CirclePause,
  EyeOff,
  type LucideIcon,
  MessageSquareOff,
  MessageSquareWarning,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { PersonLink } from '@/shared/people/person-link';
import { actOnReportMutation } from '../../api';
import { doneSentence, quickActionLabels } from '../../logic/report-labels';
import { Section } from './section';

const icons: Record<QuickAction, LucideIcon> = {
  hide_listing: EyeOff,
  take_down: MessageSquareOff,
  pause_selling: CirclePause,
  suspend_user: Ban,
  warn_user: MessageSquareWarning,
};

/** Acts at once; the report itself is decided afterwards. */
export function QuickActions({ report }: { report: StaffReport }) {
  const [chosen, setChosen] = useState<QuickAction>();
  const act = useMutation(actOnReportMutation);
  const offered = quickActions.filter((action) => report.actions.includes(action));
  const labels = quickActionLabels[chosen ?? 'warn_user'];
  const confirm = async (text: string) => {
    if (chosen === undefined) return;
    try {
      await act.mutateAsync({ id: report.id, body: { action: chosen, text } });
      toast({ title: labels.done });
      setChosen(undefined);
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <Section title="Quick Actions">
      {offered.length === 0 ? (
        <p className="text-muted-foreground text-sm">{whyNone(report)}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {offered.map((action) => {
            const Icon = icons[action];
            return (
              <Button key={action} variant="outline" size="sm" onClick={() => setChosen(action)}>
                <Icon aria-hidden="true" />
                {quickActionLabels[action].label}
              </Button>
            );
          })}
        </div>
      )}
      <ReasonDialog
        open={chosen !== undefined}
        onOpenChange={(open) => !open && setChosen(undefined)}
        title={labels.label}
        description={labels.hint}
        label="Reason"
        hint="The person reads it, and it stays in the audit log."
        confirmLabel={labels.label}
        busyLabel="Working..."
        destructive
        busy={act.isPending}
        onConfirm={(text) => void confirm(text)}
      />
    </Section>
  );
}

function whyNone(report: StaffReport): ReactNode {
  if (report.decision) return 'This report is decided.';
  if (report.claim && !report.claim.mine) {
    return (
      <>
        <PersonLink id={report.claim.by_id} name={report.claim.by} /> is working on it.
      </>
    );
  }
  if (report.actions.includes('dismiss') && !report.actions.includes('approve')) {
    return 'You entered this report yourself, so another member of staff must act on it.';
  }
  if (report.done.length > 0) return doneSentence(report.done);
  return 'This report does not point at anything that could be acted on.';
}
