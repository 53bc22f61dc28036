import {
  ticketCategories,
  ticketCategoryLabels,
  ticketLimits,
  ticketPriorities,
  ticketPriorityLabels,
} from '@oja/contract/ticket-fields';
import { Controller } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import type { useTicketForm } from '../../hooks/use-ticket-form';

export function TicketFields({ form, tray, submit, isSending }: ReturnType<typeof useTicketForm>) {
  const { register, formState } = form;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 p-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="category"
          label="Category"
          placeholder="Choose a category"
          disabled={isSending}
          options={ticketCategories.map((value) => ({ value, label: ticketCategoryLabels[value] }))}
        />
        <ChoiceField
          form={form}
          name="priority"
          label="Priority"
          disabled={isSending}
          options={ticketPriorities.map((value) => ({ value, label: ticketPriorityLabels[value] }))}
        />
      </div>
      <Field label="Subject" required error={formState.errors.subject?.message}>
        <Input
          maxLength={ticketLimits.subject}
          placeholder="What is it about?"
          disabled={isSending}
          {...register('subject')}
        />
      </Field>
      <Field
        label="Message"
        required
        hint="What happened, and what did you expect? A reference such as TXN-001 helps us to find it."
        error={formState.errors.text?.message}
      >
        <Textarea rows={7} maxLength={ticketLimits.text} disabled={isSending} {...register('text')} />
      </Field>
      <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel="Sending...">
        Send to Support
      </Button>
    </form>
  );
}

type ChoiceFieldProps = {
  form: ReturnType<typeof useTicketForm>['form'];
  name: 'category' | 'priority';
  label: string;
  placeholder?: string;
  disabled: boolean;
  options: readonly { value: string; label: string }[];
};

function ChoiceField({ form, name, label, placeholder, disabled, options }: ChoiceFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <Field label={label} required error={fieldState.error?.message}>
          <Select value={value ?? ''} onValueChange={onChange} disabled={disabled}>
            <SelectTrigger ref={ref} {...(placeholder ? { placeholder } : {})} />
            <SelectContent>
              {options.map((option) => (
                <SelectItem key={option.value} value={option.value}>
                  {option.label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
      )}
    />
  );
}
