import { mailboxes, mailboxLabels, refusedGoods } from '@oja/contract/handover-labels';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import type { AccountForm } from './account-form';
import { choiceOf, choicesOf, choiceTexts, isAsSpecified } from './handover-values';

/** What the account is, where the platform knows more than one way to hand it over. */
export function HandoverKindField() {
  const { control, formState, watch } = useFormContext<AccountForm>();
  const [platform, kind, specifiedOn] = watch(['platform', 'handover_kind', 'specified_on']);
  const form = { platform, handover_kind: kind, specified_on: specifiedOn };
  const choices = choicesOf(form);
  if (platform === '' || choices.length < 2) return null;
  const chosen = choiceOf(form);
  const wayOut = chosen === 'refused' ? refusedGoods[platform]?.wayOut : undefined;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Field label="How is it handed over?" error={formState.errors.handover_kind?.message}>
        <Controller
          control={control}
          name="handover_kind"
          render={({ field: { onChange, onBlur, ref } }) => (
            <RadioGroup value={chosen} onValueChange={onChange} onBlur={onBlur} ref={ref}>
              {choices.map((choice) => (
                <RadioOption key={choice} value={choice} {...choiceTexts(platform, choice)} />
              ))}
            </RadioGroup>
          )}
        />
      </Field>
      {wayOut === undefined ? null : <Notice variant="warning">{wayOut}</Notice>}
    </div>
  );
}

/** A select cannot hold an empty value, and this one must be able to take a choice back. */
const notStated = 'not_stated';

export function MailboxField({ className }: { className?: string }) {
  const { control, formState, watch } = useFormContext<AccountForm>();
  const [platform, kind, specifiedOn] = watch(['platform', 'handover_kind', 'specified_on']);
  if (isAsSpecified({ platform, handover_kind: kind, specified_on: specifiedOn })) return null;
  return (
    <Field
      label="Mailbox"
      className={className}
      hint="Optional. Where it is stated, Oja leads you both through the hand-over step by step."
      error={formState.errors.mailbox?.message}
    >
      <Controller
        control={control}
        name="mailbox"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            value={value || notStated}
            onValueChange={(chosen) => onChange(chosen === notStated ? '' : chosen)}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              <SelectItem value={notStated}>Not stated</SelectItem>
              {mailboxes.map((mailbox) => (
                <SelectItem key={mailbox} value={mailbox}>
                  {mailboxLabels[mailbox]}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  );
}
