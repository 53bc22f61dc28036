import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { useDebounced } from '@/lib/use-debounced';
import { type FoundSeller, sellersQuery } from '../../api';

type SellerFieldProps = {
  seller: FoundSeller | undefined;
  onSelect: (seller: FoundSeller | undefined) => void;
  problem: string | undefined;
};

export function SellerField({ seller, onSelect, problem }: SellerFieldProps) {
  const [text, setText] = useState(seller ? labelOf(seller) : '');
  const search = useDebounced(text.trim());
  const { data: found = [], isFetching } = useQuery(sellersQuery(search));
  return (
    <Field label="Seller" required error={problem} hint="Search by name or e-mail address.">
      <Combobox
        text={text}
        onTextChange={(next) => {
          setText(next);
          onSelect(undefined);
        }}
        options={seller ? [] : found.map((each) => ({ value: each.id, label: labelOf(each) }))}
        onSelect={({ value, label }) => {
          setText(label);
          onSelect(found.find(({ id }) => id === value));
        }}
        listLabel="Sellers"
        empty={emptyText({ isChosen: seller !== undefined, search, isFetching })}
        placeholder="Name or e-mail address"
      />
    </Field>
  );
}

function labelOf({ name, email }: FoundSeller): string {
  return `${name} (${email})`;
}

function emptyText({
  isChosen,
  search,
  isFetching,
}: {
  isChosen: boolean;
  search: string;
  isFetching: boolean;
}) {
  if (isChosen) return null;
  if (search.length < 2) return 'Type at least two letters.';
  return isFetching ? 'Searching...' : 'No seller found.';
}
