import type { Trader } from '@oja/contract/admin-transactions';
import { textLimits } from '@oja/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { formatNaira } from '@/lib/money';
import { useDebounced } from '@/lib/use-debounced';
import { tradersQuery } from '../../api';

type TraderFieldProps = {
  label: string;
  trader: Trader | undefined;
  onChange: (trader: Trader | undefined) => void;
  /** Shows the wallet balance of the chosen person. */
  showsBalance?: boolean;
  isMissing: boolean;
};

/** An existing account, found by name or e-mail. */
export function TraderField({ label, trader, onChange, showsBalance = false, isMissing }: TraderFieldProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const { data: people = [], isFetching } = useQuery(tradersQuery(trader ? '' : search));
  const hint = trader && showsBalance ? `${formatNaira(trader.available)} in the wallet` : undefined;
  return (
    <Field
      label={label}
      required
      hint={hint ?? 'Search by name or e-mail.'}
      error={isMissing ? `Please choose the ${label.toLowerCase()}.` : undefined}
    >
      <Combobox
        text={text}
        maxLength={textLimits.search}
        onTextChange={(typed) => {
          setText(typed);
          // What stands in the box is no longer the person who was chosen.
          if (trader) onChange(undefined);
        }}
        options={trader || text.trim() === '' ? [] : people.map(optionOf)}
        onSelect={({ value }) => {
          const chosen = people.find(({ id }) => id === value);
          if (chosen === undefined) return;
          setText(nameOf(chosen));
          onChange(chosen);
        }}
        listLabel={`People who could be the ${label.toLowerCase()}`}
        empty={
          trader || text.trim() === ''
            ? null
            : isFetching || text.trim() !== search
              ? 'Searching...'
              : 'Nobody found.'
        }
      />
    </Field>
  );
}

function nameOf({ name, email }: Trader): string {
  return `${name} (${email})`;
}

function optionOf(trader: Trader) {
  return { value: trader.id, label: nameOf(trader) };
}
