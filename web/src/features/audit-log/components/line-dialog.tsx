import type { AuditLogEntryDetails } from '@oja/contract/audit-log';
import { useQuery } from '@tanstack/react-query';
import { rowDetails } from '@/components/list-keys/is-covered';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Facts } from '@/components/ui/facts';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { formatCount } from '@/lib/counts';
import { formatExactTime } from '@/lib/dates';
import { humanLabel } from '@/lib/event-labels';
import { PersonLink } from '@/shared/people/person-link';
import { auditEntryQuery } from '../api';
import { Comparison } from './comparison';
import { SubjectLink } from './subject-link';

type LineDialogProps = { id: string; onClose: () => void };

export function LineDialog({ id, onClose }: LineDialogProps) {
  const query = useQuery(auditEntryQuery(id));
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" {...rowDetails}>
        <LoadedDialog id={id} query={query} title="Audit log" failure="Failed to load the entry">
          {(line) => <LineDetails line={line} />}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}

function LineDetails({ line }: { line: AuditLogEntryDetails }) {
  const { actor, subject } = line;
  return (
    <>
      <DialogHeader>
        <DialogTitle>{humanLabel(line.action)}</DialogTitle>
        <DialogDescription>
          Entry {formatCount(line.position)}, {formatExactTime(line.happened_at)}
        </DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-6 pb-6">
        <Facts
          facts={[
            {
              term: 'Who',
              value: actor.name ? (
                <>
                  <PersonLink id={actor.id} name={actor.name} /> ({actor.label})
                </>
              ) : (
                actor.label
              ),
            },
            { term: 'Address', value: line.address ?? '—' },
            {
              term: humanLabel(subject.kind),
              value: (
                <>
                  {subject.label === null ? null : <SubjectLink subject={subject} />}
                  <span className="block break-all font-mono text-muted-foreground text-xs">
                    {subject.id}
                  </span>
                </>
              ),
            },
            { term: 'Reason', value: line.reason ?? '—' },
          ]}
        />
        <Comparison line={line} />
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}
