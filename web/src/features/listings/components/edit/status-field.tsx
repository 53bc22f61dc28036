import type { ListingStatus } from '@oja/contract/listing-fields';
import { listingStatusLabels } from '@oja/contract/listing-labels';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';

const offered: readonly ListingStatus[] = ['draft', 'posted', 'pending', 'sold', 'disputed', 'rejected'];

type StatusFieldProps = { status: ListingStatus; onStatusChange: (status: ListingStatus) => void };

export function StatusField({ status, onStatusChange }: StatusFieldProps) {
  return (
    <Field label="Status" hint="You submit it (Pending Review) or withdraw it (Draft).">
      <Select
        value={status}
        onValueChange={(chosen) => {
          const requested = offered.find((each) => each === chosen);
          if (requested) onStatusChange(requested);
        }}
      >
        <SelectTrigger />
        <SelectContent>
          {offered.map((each) => (
            <SelectItem key={each} value={each}>
              {listingStatusLabels[each]}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
