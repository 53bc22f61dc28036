import type { ComponentProps } from 'react';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { isFiltered } from '../../logic/movements';
import { ExportButton } from '../export-button';
import { MovementFilters } from './movement-filters';
import { MovementList } from './movement-list';

type MovementPanelProps = ComponentProps<typeof MovementFilters> &
  Pick<ComponentProps<typeof MovementList>, 'query' | 'rows'> &
  Pick<ComponentProps<typeof ExportButton>, 'collect'>;

/** A list of movements with its filters and its file; the server searches and filters, however much there is. */
export function MovementPanel({ filter, onChange, query, rows, collect }: MovementPanelProps) {
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <MovementFilters filter={filter} onChange={onChange} />
        <MovementList query={query} rows={rows} isFiltered={isFiltered(filter)} />
      </DialogBody>
      <DialogFooter>
        <ExportButton origin="dialog" collect={collect} />
      </DialogFooter>
    </>
  );
}
