import type { DeskThread } from '@oja/contract/admin-support';
import {
  ticketCategories,
  ticketCategoryLabels,
  ticketPriorities,
  ticketPriorityLabels,
} from '@oja/contract/ticket-fields';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { oneOf } from '@/lib/query-params';
import { useChangeTicket } from '../../hooks/use-change-ticket';

/** Priority and category as staff correct them. The promised time follows the priority. */
export function SortingFields({ ticket }: { ticket: DeskThread }) {
  const { change, isChanging } = useChangeTicket(ticket);
  const disabled = isChanging || !ticket.actions.includes('change');
  return (
    <div className="grid gap-3">
      <Field label="Priority">
        <Select
          value={ticket.priority}
          disabled={disabled}
          onValueChange={(chosen) =>
            change(
              { priority: oneOf(ticketPriorities, chosen) },
              'The priority and the promised time changed.',
            )
          }
        >
          <SelectTrigger />
          <SelectContent>
            {ticketPriorities.map((value) => (
              <SelectItem key={value} value={value}>
                {ticketPriorityLabels[value]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <Field label="Category">
        <Select
          value={ticket.category}
          disabled={disabled}
          onValueChange={(chosen) =>
            change({ category: oneOf(ticketCategories, chosen) }, 'The category changed.')
          }
        >
          <SelectTrigger />
          <SelectContent>
            {ticketCategories.map((value) => (
              <SelectItem key={value} value={value}>
                {ticketCategoryLabels[value]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
    </div>
  );
}
