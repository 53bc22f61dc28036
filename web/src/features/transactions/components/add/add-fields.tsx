import { textLimits } from '@oja/contract/text-limits';
import { AmountInput } from '@/components/ui/amount-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { type AddForm, amountHint, type RequiredField, withAt } from '../../logic/add-form';
import { formMethods, formPlatforms } from '../../logic/transaction-labels';
import { TraderField } from './trader-field';

type AddFieldsProps = {
  form: AddForm;
  missing: readonly RequiredField[];
  onChange: (change: Partial<AddForm>) => void;
};

export function AddFields({ form, missing, onChange }: AddFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TraderField
        label="Buyer"
        trader={form.buyer}
        onChange={(buyer) => onChange({ buyer })}
        showsBalance
        isMissing={missing.includes('buyer')}
      />
      <TraderField
        label="Seller"
        trader={form.seller}
        onChange={(seller) => onChange({ seller })}
        isMissing={missing.includes('seller')}
      />
      <Field
        label="Account"
        required
        error={missing.includes('account') ? 'Please enter the handle.' : undefined}
      >
        <Input
          placeholder="@handle"
          autoComplete="off"
          maxLength={textLimits.handle}
          value={form.account}
          onChange={(event) => onChange({ account: event.target.value })}
          onBlur={() => onChange({ account: withAt(form.account) })}
        />
      </Field>
      <Field label="Platform">
        <Select
          value={form.platform}
          onValueChange={(chosen) => {
            const platform = formPlatforms.find(({ value }) => value === chosen);
            if (platform) onChange({ platform: platform.value });
          }}
        >
          <SelectTrigger />
          <SelectContent>
            {formPlatforms.map(({ value, label }) => (
              <SelectItem key={value} value={value}>
                {label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <Field
        label="Amount (₦)"
        required
        hint={amountHint(form.amount)}
        error={
          missing.includes('amount')
            ? 'Please enter an amount above 0 in figures, for example 150,000.'
            : undefined
        }
      >
        <AmountInput
          className="tabular"
          value={form.amount}
          onValueChange={(amount) => onChange({ amount })}
        />
      </Field>
      <Field label="Payment method" hint="A note: the buyer’s wallet pays.">
        <Select
          value={form.method}
          onValueChange={(chosen) =>
            onChange({ method: formMethods.find((method) => method === chosen) ?? form.method })
          }
        >
          <SelectTrigger />
          <SelectContent>
            {formMethods.map((method) => (
              <SelectItem key={method} value={method}>
                {method}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <Field
        label="Reason"
        required
        className="sm:col-span-2"
        hint="It stays with the transaction and in the audit log."
        error={missing.includes('reason') ? 'Please say why.' : undefined}
      >
        <Textarea
          rows={3}
          maxLength={textLimits.reason}
          value={form.reason}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      </Field>
    </div>
  );
}
