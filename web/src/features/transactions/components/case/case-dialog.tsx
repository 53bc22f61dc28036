import { useQuery } from '@tanstack/react-query';
import { rowDetails } from '@/components/list-keys/is-covered';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { WorkPresence } from '@/shared/work/work-presence';
import { staffCaseQuery } from '../../api';
import { AppealDecision } from './appeal-decision';
import { CaseFile } from './case-file';
import { Decision } from './decision';

type CaseDialogProps = { purchaseId: string; onClose: () => void };

/** The case file on one side, the decision on the other. */
export function CaseDialog({ purchaseId, onClose }: CaseDialogProps) {
  const query = useQuery(staffCaseQuery(purchaseId));
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" className="max-w-6xl" {...rowDetails}>
        <LoadedDialog
          id={purchaseId}
          query={query}
          title="Dispute Resolution"
          failure="Failed to load the case"
        >
          {(file) => (
            <>
              <DialogHeader>
                <DialogTitle>Dispute Resolution</DialogTitle>
                <DialogDescription>
                  {file.reference}: <PersonLink {...file.buyer} /> bought {file.listing.handle} from{' '}
                  <PersonLink {...file.seller} /> for {formatNaira(file.price)}.
                </DialogDescription>
                {file.work ? <WorkPresence {...file.work} /> : null}
              </DialogHeader>
              <DialogBody className="grid content-start items-start gap-6 pb-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
                <CaseFile file={file} />
                {file.actions.includes('decide_appeal') ? (
                  <AppealDecision file={file} onDone={onClose} />
                ) : (
                  <Decision file={file} onDone={onClose} />
                )}
              </DialogBody>
            </>
          )}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}
