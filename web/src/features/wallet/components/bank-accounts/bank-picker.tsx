import { textLimits } from '@oja/contract/text-limits';
import type { ComponentProps } from 'react';
import { Combobox } from '@/components/ui/combobox';
import type { Bank } from '../../api';
import { bankFieldText, filterBanks } from '../../logic/bank-account';

type BankPickerProps = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onBlur'> & {
  banks: { data: Bank[] | undefined; isError: boolean };
  value: string;
  onChange: (bankName: string) => void;
};

/** The banks of the gateway, searched by name or code. Without the list a name can still be typed. */
export function BankPicker({ banks, value, onChange, ...rest }: BankPickerProps) {
  const all = banks.data ?? [];
  // A name that was chosen would find itself alone; who opens the list again wants to see the others.
  const isChosen = all.some((bank) => bankFieldText(bank) === value);
  const offered = filterBanks(all, isChosen ? '' : value);
  return (
    <Combobox
      {...rest}
      text={value}
      onTextChange={onChange}
      options={offered.map((bank) => ({ value: bank.code, label: bank.name }))}
      onSelect={({ value: code }) => {
        const bank = all.find((candidate) => candidate.code === code);
        if (bank) onChange(bankFieldText(bank));
      }}
      listLabel="Banks"
      placeholder="Search for your bank"
      maxLength={textLimits.bankName}
      empty={emptyText(banks)}
    />
  );
}

function emptyText({ data, isError }: BankPickerProps['banks']): string {
  if (data) return 'No bank of this name.';
  return isError ? 'The list of banks could not be loaded. Please type the full name.' : 'Loading banks...';
}
