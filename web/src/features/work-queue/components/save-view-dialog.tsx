import type { WorkFilter } from '@oja/contract/work';
import { workTerms } from '@oja/contract/work-fields';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { saveViewMutation } from '../api';

export function SaveViewDialog({ filter, onClose }: { filter: WorkFilter; onClose: () => void }) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const save = useMutation({
    ...saveViewMutation,
    onSuccess: () => {
      toast({ title: 'View Saved', description: `${name.trim()} stands above the list.` });
      onClose();
    },
    onError: (error) => setRefusal(failureSentence(error, 'The view could not be saved.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setRefusal('Please give the view a name.');
    save.mutate({ name: name.trim(), filter });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Save this view</DialogTitle>
          <DialogDescription>The filters of the list under a name, for you alone.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody>
            <Field label="Name" required error={refusal}>
              <Input
                maxLength={workTerms.viewNameLength}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setRefusal(undefined);
                }}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={save.isPending} busyLabel="Saving...">
              Save view
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
