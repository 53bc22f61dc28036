import { hideNumber } from '@oja/contract/hidden-number';
import { categoriesByPlatform, type Platform } from '@oja/contract/listing-fields';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { ControlledAmountInput } from '@/components/ui/controlled-amount-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { AccountForm } from './account-form';
import { choiceOf, type HandoverForm } from './handover-values';

/** The fields of an account, each under the label that its dialog gives it. */
type FieldTexts = { label: string; hint?: ReactNode; required?: boolean; className?: string };
type TextName = Exclude<
  keyof AccountForm,
  'platform' | 'category' | 'includes' | 'monetised' | 'audience' | keyof HandoverForm
>;

type AccountInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'name' | 'className' | 'required'> & { name: TextName };

export function AccountInput({ name, label, hint, required, className, ...input }: AccountInputProps) {
  const { register, formState } = useFormContext<AccountForm>();
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={formState.errors[name]?.message}
    >
      <Input autoComplete="off" {...input} {...register(name)} />
    </Field>
  );
}

/** The keyboard of a phone neither begins such a name with a capital nor corrects it. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Where a phone number is handed over, others see a part of it, and the seller reads here which. */
export function AccountHandle(texts: { label: string; placeholder?: string }) {
  const [platform, kind, specifiedOn, handle] = useFormContext<AccountForm>().watch([
    'platform',
    'handover_kind',
    'specified_on',
    'handle',
  ]);
  const isNumber = choiceOf({ platform, handover_kind: kind, specified_on: specifiedOn }) === 'number';
  const shown = hideNumber(handle);
  const hint =
    isNumber && shown !== handle ? `Shown to others as ${shown} until somebody buys it.` : undefined;
  return <AccountInput name="handle" required hint={hint} {...asTyped} {...texts} />;
}

export function AccountPrice(texts: FieldTexts & { placeholder?: string }) {
  return <AccountAmount name="price" {...texts} />;
}

/** The seller's hidden minimum. */
export function OfferFloorField({ className }: { className?: string }) {
  return (
    <AccountAmount
      name="offer_floor"
      label="Lowest Offer (NGN)"
      hint="Optional, and seen by nobody else. Offers below it are declined at once; enter the price itself to take no offers."
      className={className}
    />
  );
}

type AccountAmountProps = FieldTexts & { name: 'price' | 'offer_floor' | 'revenue'; placeholder?: string };

/** An amount with thousands set apart. */
export function AccountAmount({ name, placeholder, ...texts }: AccountAmountProps) {
  const { control, formState } = useFormContext<AccountForm>();
  return (
    <Field {...texts} error={formState.errors[name]?.message}>
      <ControlledAmountInput control={control} name={name} placeholder={placeholder} className="tabular" />
    </Field>
  );
}

export function AccountPassword({
  label,
  hint,
  required,
  className,
  ...input
}: Omit<AccountInputProps, 'name'>) {
  const { register, formState } = useFormContext<AccountForm>();
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={formState.errors.password?.message}
    >
      {/* It belongs to another site: the browser must neither fill in nor keep it. */}
      <PasswordInput autoComplete="new-password" {...input} {...register('password')} />
    </Field>
  );
}

type AccountTextProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'name' | 'className' | 'required'> & { name: TextName };

export function AccountText({ name, label, hint, required, className, ...area }: AccountTextProps) {
  const { register, formState } = useFormContext<AccountForm>();
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={formState.errors[name]?.message}
    >
      <Textarea autoComplete="off" {...area} {...register(name)} />
    </Field>
  );
}

export function AccountPlatform({ order, ...texts }: FieldTexts & { order: readonly Platform[] }) {
  const { control, formState, getValues, setValue } = useFormContext<AccountForm>();
  const dropUnfitCategory = (platform: Platform) => {
    const chosen = getValues('category');
    if (!categoriesByPlatform[platform].some((each) => each === chosen)) setValue('category', '');
  };
  return (
    <Field {...texts} error={formState.errors.platform?.message}>
      <Controller
        control={control}
        name="platform"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            value={value}
            onValueChange={(chosen) => {
              const platform = order.find((each) => each === chosen);
              if (platform === undefined) return;
              onChange(platform);
              dropUnfitCategory(platform);
            }}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} placeholder="Choose a platform" />
            <SelectContent>
              {order.map((platform) => (
                <SelectItem key={platform} value={platform}>
                  <span className="flex items-center gap-2">
                    <PlatformMark platform={platform} size="sm" />
                    {platformLabel(platform)}
                  </span>
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  );
}

/** A select cannot hold an empty value, and this one must be able to take a choice back. */
const noCategory = 'none';

export function AccountCategory(texts: FieldTexts) {
  const { control, formState, watch } = useFormContext<AccountForm>();
  const platform = watch('platform');
  return (
    <Field {...texts} error={formState.errors.category?.message}>
      <Controller
        control={control}
        name="category"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            value={value || noCategory}
            onValueChange={(category) => onChange(category === noCategory ? '' : category)}
            disabled={platform === ''}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              <SelectItem value={noCategory}>
                {platform === '' ? 'Choose a platform first' : 'No category'}
              </SelectItem>
              {(platform === '' ? [] : categoriesByPlatform[platform]).map((category) => (
                <SelectItem key={category} value={category}>
                  {category}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  );
}
