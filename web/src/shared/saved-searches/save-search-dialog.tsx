import { zodResolver } from '@hookform/resolvers/zod';
import { createSavedSearchBody, savedSearchTerms } from '@oja/contract/saved-searches';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Badge } from '@/components/ui/badge';
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
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { alertLabels, alertOrder } from './alert-labels';
import { createSavedSearchMutation } from './api';
import { type FilterParameters, filterLabels, suggestedName } from './filter-texts';

export type SaveSearchDialogProps = {
  filter: FilterParameters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** True where the address holds whether it is open. */
  inAddress?: boolean;
};

const form = createSavedSearchBody.pick({ name: true, alert: true });
const sentences = emptyFieldSentences({ name: 'Please give the search a name.' });

/** Asks for a name and for the alert. What was typed stays when it is refused. */
export function SaveSearchDialog({ filter, open, onOpenChange, inAddress }: SaveSearchDialogProps) {
  const saving = useMutation({
    ...createSavedSearchMutation,
    onSuccess: async (search, body, result, context) => {
      await createSavedSearchMutation.onSuccess?.(search, body, result, context);
      onOpenChange(false);
      const found = search.alert === 'off' ? '' : ' We tell you when a new account matches.';
      toast({ title: 'Search Saved', description: `“${search.name}” is under Saved searches.${found}` });
    },
    onError: (error) => toastFailure(error, 'The search could not be saved. Please try again.'),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (saving.isPending ? undefined : onOpenChange(next))}
      {...(inAddress === undefined ? {} : { inAddress })}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Save this search</DialogTitle>
          <DialogDescription>Find it again, and hear of new accounts that match.</DialogDescription>
        </DialogHeader>
        <SearchForm
          filter={filter}
          busy={saving.isPending}
          onCancel={() => onOpenChange(false)}
          onSubmit={(typed) => saving.mutate({ ...typed, filter })}
        />
      </DialogContent>
    </Dialog>
  );
}

type SearchFormProps = {
  filter: FilterParameters;
  busy: boolean;
  onCancel: () => void;
  onSubmit: (typed: { name: string; alert: (typeof alertOrder)[number] }) => void;
};

function SearchForm({ filter, busy, onCancel, onSubmit }: SearchFormProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(form, sentences),
    defaultValues: { name: suggestedName(filter), alert: 'at_once' as const },
  });
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="contents">
      <DialogBody className="grid content-start gap-5">
        <ul aria-label="What is searched for" className="flex flex-wrap gap-2">
          {filterLabels(filter).map((word) => (
            <li key={word} className="min-w-0 max-w-full">
              <Badge variant="secondary" className="max-w-full">
                <span className="truncate">{word}</span>
              </Badge>
            </li>
          ))}
        </ul>
        <Field label="Name" required error={formState.errors.name?.message}>
          <Input autoComplete="off" maxLength={savedSearchTerms.nameLength} {...register('name')} />
        </Field>
        <Field label="Alert me to new accounts">
          <Controller
            name="alert"
            control={control}
            render={({ field }) => (
              <RadioGroup value={field.value} onValueChange={field.onChange}>
                {alertOrder.map((mode) => (
                  <RadioOption key={mode} value={mode} {...alertLabels[mode]} />
                ))}
              </RadioGroup>
            )}
          />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save Search
        </Button>
      </DialogFooter>
    </form>
  );
}
