import { zodResolver } from '@hookform/resolvers/zod';
import { type RiskRule, riskRuleBody } from '@oja/contract/risk';
import { type ListingSignal, listingSignalNames, listingSignals } from '@oja/contract/risk-signals';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
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
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { saveRuleMutation } from '../api';

type RuleDialogProps = {
  /** Undefined for a new one. */
  rule: RiskRule | undefined;
  onClose: () => void;
};

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { form, saving, submit } = useRuleForm(rule, onClose);
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const limits = listingSignals[watch('signal')].threshold;
  const choose = (signal: ListingSignal) => {
    setValue('signal', signal);
    setValue('threshold', listingSignals[signal].threshold?.usual ?? null);
  };
  return (
    <Dialog open onOpenChange={(open) => (open || saving.isPending ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{rule ? 'Edit rule' : 'Add rule'}</DialogTitle>
          <DialogDescription>
            It is switched on after its dry run. Another condition switches it off again.
          </DialogDescription>
        </DialogHeader>
        <form noValidate className="contents" onSubmit={submit}>
          <DialogBody className="grid content-start gap-5">
            <Field label="Name" required error={errors.name?.message}>
              <Input maxLength={textLimits.riskRuleName} disabled={saving.isPending} {...register('name')} />
            </Field>
            <SignalField value={watch('signal')} disabled={saving.isPending} onChange={choose} />
            {limits === null ? null : (
              <Field label={limits.label} required error={errors.threshold?.message}>
                <Input
                  inputMode="numeric"
                  className="tabular sm:max-w-40"
                  disabled={saving.isPending}
                  {...register('threshold', { setValueAs: readNumber })}
                />
              </Field>
            )}
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={saving.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function useRuleForm(rule: RiskRule | undefined, onClose: () => void) {
  const form = useForm({
    defaultValues: {
      name: rule?.name ?? '',
      signal: rule?.signal ?? ('price_changed' as ListingSignal),
      threshold: rule ? rule.threshold : listingSignals.price_changed.threshold.usual,
    },
    resolver: zodResolver(riskRuleBody),
  });
  const saving = useMutation({
    ...saveRuleMutation,
    onSuccess: ({ data }) => {
      const description = data.is_on ? 'It stays on.' : 'It is off until it is switched on.';
      toast({ title: 'Rule Saved', description });
      onClose();
    },
    onError: (error) => toastFailure(error, 'The rule could not be saved.'),
  });
  return { form, saving, submit: form.handleSubmit((body) => saving.mutate({ id: rule?.id, body })) };
}

type SignalFieldProps = {
  value: ListingSignal;
  disabled: boolean;
  onChange: (signal: ListingSignal) => void;
};

function SignalField({ value, disabled, onChange }: SignalFieldProps) {
  return (
    <Field label="Signal" required>
      <Select
        value={value}
        disabled={disabled}
        onValueChange={(chosen) => {
          const signal = listingSignalNames.find((name) => name === chosen);
          if (signal) onChange(signal);
        }}
      >
        <SelectTrigger />
        <SelectContent>
          {listingSignalNames.map((name) => (
            <SelectItem key={name} value={name}>
              {listingSignals[name].title}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}

/** What is typed; an empty field is no number, and the schema says what is missing. */
function readNumber(typed: unknown): number | null {
  return typed === '' || typed === null ? null : Number(typed);
}
