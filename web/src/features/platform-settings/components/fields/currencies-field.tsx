import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN'];

export function CurrenciesField() {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name="supportedCurrencies"
      render={({ field }) => {
        const chosen: readonly string[] = field.value;
        const toggle = (currency: string, isOn: boolean) =>
          field.onChange(currencies.filter((name) => (name === currency ? isOn : chosen.includes(name))));
        return (
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-medium text-sm">Supported currencies</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-3">
              {currencies.map((currency) => (
                <Field key={currency} layout="inline" label={currency}>
                  <Checkbox
                    checked={chosen.includes(currency)}
                    onCheckedChange={(isOn) => toggle(currency, isOn === true)}
                  />
                </Field>
              ))}
            </div>
          </fieldset>
        );
      }}
    />
  );
}
