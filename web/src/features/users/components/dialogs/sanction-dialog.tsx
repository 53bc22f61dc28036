import { zodResolver } from '@hookform/resolvers/zod';
import { type SanctionKind, sanctionKinds, sanctionTerms } from '@oja/contract/account-standing';
import type { PersonPage } from '@oja/contract/person-page';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ControlledSelect } from '@/components/ui/controlled-select';
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
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { sanctionLabels } from '@/shared/sanctions/sanction-texts';
import { addSanctionMutation } from '../../api';
import { durationOptions, sanctionEffects, sanctionForm, sanctionOf } from '../../logic/sanction-form';
import { toastUserFailure } from '../../logic/user-failures';

const kindOptions = sanctionKinds.map((kind) => ({ value: kind, label: sanctionLabels[kind] }));
const resolver = zodResolver(sanctionForm, emptyFieldSentences({ reason: 'Please say why.' }));

/** The mildest step comes first, and nothing is given without a reason that the person reads. */
export function SanctionDialog({ person, onClose }: { person: PersonPage; onClose: () => void }) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { kind: 'warning' as const, days: '7', reason: '', note: '' },
  });
  const kind = useWatch({ control, name: 'kind' });
  const add = useMutation({
    ...addSanctionMutation,
    onSuccess: ({ approval }, { sanction }) => {
      onClose();
      const done = {
        title: givenTitles[sanction.kind],
        description: `${person.name} is told.`,
      };
      toast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => toastUserFailure(error, { refused: 'Failed to add the sanction' }),
  });
  const submit = handleSubmit((form) => add.mutate({ id: person.id, sanction: sanctionOf(form) }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add sanction</DialogTitle>
          <DialogDescription>{person.name} is told what, why and until when.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="grid gap-5 pb-6">
            <Field label="What" required hint={sanctionEffects[kind]}>
              <ControlledSelect control={control} name="kind" options={kindOptions} />
            </Field>
            {kind === 'warning' ? null : (
              <Field label="For how long" required>
                <ControlledSelect control={control} name="days" options={durationOptions} />
              </Field>
            )}
            <Field
              label="Reason"
              required
              hint="The person reads it."
              error={formState.errors.reason?.message}
            >
              <Textarea maxLength={sanctionTerms.reasonLength} {...register('reason')} />
            </Field>
            <Field label="Note for staff" hint="The person never sees it.">
              <Textarea rows={2} maxLength={sanctionTerms.noteLength} {...register('note')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="destructive" busy={add.isPending} busyLabel="Saving...">
              Add sanction
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const givenTitles: Readonly<Record<SanctionKind, string>> = {
  ...sanctionLabels,
  warning: 'Warning given',
  suspension: 'Account suspended',
};
